/** Whether a page is of the studio, which has a frame of its own; by its path without a language. */
export const isStudioPath = (path: string): boolean => isBelow(path, '/studio');

/** Whether it is for those who run the shop, so that nothing of others runs there. */
export const isBackOfficePath = (path: string): boolean =>
  isStudioPath(path) || isBelow(path, '/staff');

const isBelow = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}/`);
