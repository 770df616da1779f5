import type { ReviewEndpoint } from '@carson/protocol';
import type { Reviews } from '../../play/reviews.ts';
import { done, type Handlers } from '../call.ts';

export function reviewHandlers(reviews: Reviews): Handlers<ReviewEndpoint> {
  return {
    review: ({ params: { table }, body: { after }, owner, gone }) =>
      reviews.ask({ table, owner, after, gone }),
    stopReview: async ({ params: { table }, owner }) => {
      reviews.stop(table, owner);
      return done();
    },
  };
}
