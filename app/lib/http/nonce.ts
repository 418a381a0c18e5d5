import { createContext } from 'react';

/** The nonce of this answer, on the server only: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The one that the document was sent with; scripts may read the property, not the attribute. */
export function nonceOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
