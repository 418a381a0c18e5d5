import { Scripts } from '@remix-run/react';

/** Remix's scripts with the nonce of this answer. */
export function DocumentScripts({ nonce }: { nonce: string | undefined }) {
  return nonce === undefined ? <Scripts /> : <Scripts nonce={nonce} />;
}
