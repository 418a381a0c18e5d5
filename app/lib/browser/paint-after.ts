/**
 * Marks that a page is not painted before. A bar whose tools lie at its end, or a shelf in the
 * middle of its room, would be seen moving while the page arrives piece by piece.
 */
export const BELOW_BAR = 'below-bar';
export const ABOVE_RESULTS = 'above-results';

/** The link that holds the first painting back; it is an empty mark that is waited for, because
 * browsers differ in whether the start of an element is enough. */
export function paintAfter(mark: string) {
  return { rel: 'expect', href: `#${mark}`, blocking: 'render' };
}
