import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { stepUpProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { LONGEST_NAME } from './passkey-rules.pure.ts';

/** Bytes as browsers write them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** The longest that the standard allows has 1023 bytes. */
const credentialId = bytes(1364);

const passkey = z
  .object({
    id: bigId,
    name: z.string(),
    is_backed_up: z.boolean().meta({
      description: 'Whether it is kept beyond one device, by a password manager or an account.',
    }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

export const passkeysAnswer = z.object({ data: z.array(passkey) });
export const passkeyAnswer = z.object({ data: passkey });

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(
      z.object({ alg: z.int().min(-65_535).max(-1), type: z.literal('public-key') }),
    ),
    timeout: count,
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });
export type CreationOptions = z.infer<typeof creationOptions>;

/** As `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. */
const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: count,
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' });
export type RequestOptions = z.infer<typeof requestOptions>;

export const creationOptionsAnswer = z.object({ data: creationOptions });
export const requestOptionsAnswer = z.object({ data: requestOptions });

/** What an authenticator may say about how it is reached. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What browsers write beside this is not needed, and dropped. */
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

const createdCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4096),
      attestationObject: bytes(8192),
      transports: z
        .array(z.string().max(40))
        .max(20)
        .transform((given) => TRANSPORTS.filter((known) => given.includes(known)))
        .optional(),
    }),
  })
  .meta({ description: 'As `PublicKeyCredential.toJSON` writes it.' });
export type CreatedCredential = z.infer<typeof createdCredential>;
/** As it is sent. */
export type MadeCredential = z.input<typeof createdCredential>;

export const shownCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(4096),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ description: 'As `PublicKeyCredential.toJSON` writes it.' });
export type ShownCredential = z.infer<typeof shownCredential>;

const name = z.string().trim().min(1).max(LONGEST_NAME);

export const passkeyProofBody = z.object(stepUpProof);
export type PasskeyProof = z.infer<typeof passkeyProofBody>;

export const addPasskeyBody = z.object({ name, credential: createdCredential });
export const renamePasskeyBody = z.object({ name: name.optional() });
export const passkeyLoginBody = z.object({ credential: shownCredential });

/** Ids too long to exist are answered as not found. */
export const passkeyPath = z.object({ passkeyId: z.string().max(100) });
