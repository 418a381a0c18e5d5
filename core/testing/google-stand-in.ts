import { createSign, generateKeyPairSync } from 'node:crypto';
import { http, HttpResponse } from 'msw';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A statement as Google signs it, or as somebody else does. */
export function googleCredential(claims: object, key = privateKey): string {
  const text = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/** Answers in Google's place; `claimsFor` says what a code stands for. */
export const googleStandIn = (claimsFor: (form: URLSearchParams) => object | undefined) => [
  http.get('https://www.googleapis.com/oauth2/v3/certs', () =>
    HttpResponse.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' }] }),
  ),
  http.post('https://oauth2.googleapis.com/token', async ({ request }) => {
    const claims = claimsFor(new URLSearchParams(await request.text()));
    if (!claims) return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
    return HttpResponse.json({ id_token: googleCredential(claims) });
  }),
];
