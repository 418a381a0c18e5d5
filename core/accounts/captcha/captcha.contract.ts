import { z } from 'zod';
import { bigCount, count, id } from '#core/platform/http/wire.contract.ts';

/** What a form sends to show that a person is at work; one of both is enough. */
export const captchaFields = z.object({
  captcha: z
    .string()
    .max(4096)
    .optional()
    .meta({ description: 'The proof of work in base64, or the token of the service.' }),
  captcha_question: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The id of the picture question.' }),
  captcha_answer: z.string().trim().max(20).optional(),
});

export type CaptchaGiven = z.infer<typeof captchaFields>;

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** As the solver of the ALTCHA packages takes it. */
export const proofChallenge = z
  .object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex.max(64),
      salt: hex.max(64),
      cost: z.int().min(1).max(10_000),
      keyLength: z.literal(32),
      keyPrefix: hex.max(64),
      keySignature: hex.length(64),
      expiresAt: bigCount,
      data: z.strictObject({ instance: id }),
    }),
    signature: hex.length(64),
  })
  .meta({ id: 'ProofOfWork' });

export const captchaAnswer = z.object({
  data: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('off') }),
      z.object({ kind: z.literal('proof_of_work'), challenge: proofChallenge }),
      z.object({ kind: z.enum(['turnstile', 'recaptcha']), site_key: z.string() }),
    ])
    .meta({ id: 'Captcha' }),
});

export const questionAnswer = z.object({
  data: z
    .object({
      id: z.string(),
      picture: z.string().meta({ description: 'A data URL; the answer is the digits in it.' }),
      width: count,
      height: count,
      sum: z
        .tuple([count, count])
        .meta({ description: 'For who does not see it: these two added are an answer as well.' }),
    })
    .meta({ id: 'PictureQuestion' }),
});
