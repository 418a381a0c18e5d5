import { useContext } from 'react';
import { NonceContext } from '../lib/http/nonce.ts';

/**
 * Rules that a page alone needs because they come as data. React escapes text, which no style
 * understands, so the CSS may hold none of & < > " '.
 */
export function PageStyle({ css }: { css: string }) {
  const nonce = useContext(NonceContext) ?? nonceOfDocument();
  // A browser hides the nonce from whoever compares the page with what React expects.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}

/** The one that the document was sent with; scripts may read the property, not the attribute. */
function nonceOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
