/** Where the browser suite's own server answers. */
export const PORT = 4173;
