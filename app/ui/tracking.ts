/** Scripts with marks above and below the line, or without letters that may stand closer. */
export const UNTRACKED = ':is(:lang(hi), :lang(ja), :lang(ko), :lang(zh))';

/** Big Latin letters stand a little closer; those of other scripts must not. */
export function tracking(letterSpacing: string) {
  return { letterSpacing, selectors: { [`&${UNTRACKED}`]: { letterSpacing: 0 } } };
}
