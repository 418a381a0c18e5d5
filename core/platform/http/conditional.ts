/**
 * Whether If-None-Match names an entity tag. Weak and strong tags compare alike here, as RFC 9110
 * wants for GET and HEAD; what is not a tag matches nothing.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g)].some(
    ([, tag]) => tag === etag,
  );
}
