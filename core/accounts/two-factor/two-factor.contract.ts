import { z } from 'zod';
import { count, unlessEmpty } from '#core/platform/http/wire.contract.ts';
import { knownPassword } from '#core/accounts/passwords/password.contract.ts';

/** Six digits of the app, or one of the recovery codes, however they are grouped. */
export const secondFactorCode = z.string().trim().min(6).max(64);

/** Who asks is asked once more who they are. */
export const ownerProof = z.object({
  current_password: knownPassword
    .optional()
    .meta({ description: 'Asked of everybody who has a password.' }),
  code: secondFactorCode
    .optional()
    .meta({ description: 'Asked of who signs in with two factors.' }),
});
export type OwnerProof = z.infer<typeof ownerProof>;

/** The fields of a body by which a step-up is proven. */
export const stepUpProof = {
  current_password: unlessEmpty(knownPassword).meta({
    description: 'Needed where logging in asks for no code.',
  }),
  code: unlessEmpty(secondFactorCode).meta({
    description: 'Of the second factor; needed where logging in asks for one.',
  }),
};

export const startTwoFactorBody = z.object({ current_password: knownPassword });
export const confirmTwoFactorBody = z.object({ code: secondFactorCode });
export const provenTwoFactorBody = z.object({
  current_password: knownPassword,
  code: secondFactorCode,
});

export const twoFactorState = z.object({
  data: z
    .object({
      is_enabled: z.boolean(),
      recovery_codes_left: count,
    })
    .meta({ id: 'TwoFactorState' }),
});

export const twoFactorSetup = z.object({
  data: z
    .object({
      secret: z.string().meta({ description: 'In base32, for who types it into the app.' }),
      uri: z.string().meta({ description: 'What the QR code carries.' }),
    })
    .meta({ id: 'TwoFactorSetup' }),
});

export const recoveryCodes = z.object({
  data: z
    .object({
      recovery_codes: z
        .array(z.string())
        .meta({ description: 'Shown this once; each opens the account one time.' }),
    })
    .meta({ id: 'RecoveryCodes' }),
});
