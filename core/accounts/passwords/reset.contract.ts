import { z } from 'zod';
import { captchaFields } from '#core/accounts/captcha/captcha.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { newPassword, passwordAgain } from './password.contract.ts';

export const resetMailBody = z.object({ email: emailText, ...captchaFields.shape });

export const resetBody = z.object({
  email: emailText.optional().meta({ description: 'The token alone says whose password it is.' }),
  token: z.string().regex(/^[\w-]{43}$/),
  password: newPassword,
  password_confirmation: passwordAgain,
  captcha: z.string().max(4096).optional().meta({ description: 'Not needed: the token is proof.' }),
});

export const resetLinkAnswer = z.object({
  data: z
    .object({
      email: z.string(),
      name: z.string(),
      has_password: z.boolean().meta({ description: 'A guest who ordered never had one.' }),
    })
    .meta({ id: 'ResetLink' }),
});

export type ResetInput = z.infer<typeof resetBody>;
