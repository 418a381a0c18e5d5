import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import {
  askService,
  type SocialPerson,
  type SocialService,
  type SocialServices,
} from './social-service.ts';

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN = 'https://oauth2.googleapis.com/token';
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

type GoogleKeys = NonNullable<SocialServices['google']>;

const tokenAnswer = z.object({ id_token: z.string() });
const head = z.object({ alg: z.literal('RS256'), kid: z.string() });
const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
});
const claims = z.object({
  iss: z.enum(['accounts.google.com', 'https://accounts.google.com']),
  aud: z.string(),
  exp: z.number(),
  sub: z.string().min(1).max(200),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

export function googleService(keys: GoogleKeys, clock: Clock): SocialService {
  return {
    provider: 'google',
    clientId: keys.clientId,
    oneTapHosts: keys.oneTapHosts ?? [],
    addressFor: ({ state, nonce, verifier, callback }) =>
      `${AUTHORIZE}?${new URLSearchParams({
        client_id: keys.clientId,
        redirect_uri: callback,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()}`,
    async readPerson({ code }, { nonce, verifier, callback }) {
      if (typeof code !== 'string') return undefined;
      const body = new URLSearchParams({
        code,
        client_id: keys.clientId,
        client_secret: keys.clientSecret,
        redirect_uri: callback,
        grant_type: 'authorization_code',
        code_verifier: verifier,
      });
      const answer = tokenAnswer.safeParse(await askService(TOKEN, { method: 'POST', body }));
      if (!answer.success) return undefined;
      const { id_token: credential } = answer.data;
      const read = await readCredential({ clientId: keys.clientId, clock }, credential, nonce);
      return read?.person;
    },
  };
}

interface Credential {
  person: SocialPerson;
  /** What was signed; around it the same can be spelled in many ways. */
  signed: string;
  expiresAt: Date;
}

/** Who a signed statement of Google is about; `nonce` ties it to the visit that asked for it. */
export async function readCredential(
  { clientId, clock }: { clientId: string; clock: Clock },
  credential: string,
  nonce?: string,
): Promise<Credential | undefined> {
  const [first = '', second = '', third = ''] = credential.split('.');
  const header = head.safeParse(decode(first));
  const said = claims.safeParse(decode(second));
  if (!header.success || !said.success) return undefined;
  const { keys } = keySet.parse(await askService(KEYS));
  const key = keys.find(({ kid }) => kid === header.data.kid);
  const signed = `${first}.${second}`;
  const signature = Buffer.from(third, 'base64url');
  const isSigned =
    key !== undefined &&
    verify('RSA-SHA256', Buffer.from(signed), createPublicKey({ key, format: 'jwk' }), signature);
  const { aud, exp, sub, email, email_verified: isVerified, name = '' } = said.data;
  const expiresAt = new Date(exp * 1000);
  const isForUs = aud === clientId && expiresAt > clock.now();
  if (!isSigned || !isForUs || (nonce !== undefined && said.data.nonce !== nonce)) return undefined;
  const person = { subject: sub, name, ...(isVerified && email !== undefined && { email }) };
  return { person, signed, expiresAt };
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
