import { useContext } from 'react';
import { NonceContext, nonceOfDocument } from '../lib/http/nonce.ts';

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
