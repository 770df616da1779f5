/** Everything that `npm start` would install and build, without starting it. */
import { builtProduct } from './lib/product.mjs';

await builtProduct();
