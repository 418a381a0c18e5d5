import { affiliateCodeIn } from './affiliate-code.ts';

/** The query of the link that this document came by, as long as it stands; kept nowhere else. */
let landed: string | undefined;

/** Remembers who sent the visitor until they have said whether that may be kept. In browsers only. */
export function rememberLink(search: string): void {
  const code = affiliateCodeIn(new URLSearchParams(search));
  if (code === undefined) return;
  const [ref = '', sub] = code.split('~');
  landed = new URLSearchParams({ ref, ...(sub !== undefined && { sub }) }).toString();
}

/** An address of this panel that says once more who has sent the visitor. */
export function withLink(address: string): string {
  const [path = '', query = ''] = address.split('?');
  if (landed === undefined || affiliateCodeIn(new URLSearchParams(query)) !== undefined) {
    return address;
  }
  return `${path}?${query === '' ? '' : `${query}&`}${landed}`;
}
