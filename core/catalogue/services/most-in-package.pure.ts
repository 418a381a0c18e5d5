/** More would be read by nobody. */
export const MOST_IN_PACKAGE = 20;
