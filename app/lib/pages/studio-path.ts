/** Whether a page is of the studio, which has a frame of its own; by its path without a language. */
export const isStudioPath = (path: string): boolean =>
  path === '/studio' || path.startsWith('/studio/');
