import { z } from 'zod';
import { captchaFields } from '#core/accounts/captcha/captcha.contract.ts';
import { oneTimeToken } from '#core/accounts/one-time/one-time.contract.ts';
import { secondFactorCode } from '#core/accounts/two-factor/two-factor.contract.ts';

export const loginBody = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
  ...captchaFields.shape,
});

export type LoginInput = z.infer<typeof loginBody>;

export const secondFactorNeeded = z.object({
  data: z
    .object({
      second_factor: z.literal('required'),
      challenge: z
        .string()
        .meta({ description: 'Sent with the code within ten minutes; opens nothing by itself.' }),
    })
    .meta({ id: 'SecondFactorNeeded' }),
});

export const secondFactorBody = z.object({ challenge: oneTimeToken, code: secondFactorCode });

export type SecondFactorInput = z.infer<typeof secondFactorBody>;
