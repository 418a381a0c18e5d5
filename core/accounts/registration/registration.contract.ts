import { z } from 'zod';
import { captchaFields } from '#core/captcha/captcha.contract.ts';
import {
  accountType,
  customerName,
  marketingFields,
  messengers,
  trackingId,
  vatNumber,
} from '../customers/customer.contract.ts';
import { emailText } from '../customers/email.contract.ts';
import { oneTimeToken } from '../one-time/one-time.contract.ts';
import { newPassword, passwordAgain } from '../passwords/password.contract.ts';

export const registrationBody = z.object({
  name: customerName,
  email: emailText,
  password: newPassword,
  password_confirmation: passwordAgain,
  account_type: accountType.default('personal'),
  vat: vatNumber.optional().meta({ description: 'Companies must give it.' }),
  messengers: messengers.default({}),
  affiliate_code: trackingId.optional(),
  terms_accepted: z.boolean().optional(),
  yandex_metrika_client_id: trackingId.optional(),
  google_analytics4_client_id: trackingId.optional(),
  ...marketingFields.shape,
  partner_id: trackingId.optional(),
  partner_click_id: trackingId.optional(),
  ...captchaFields.shape,
});

export type RegistrationInput = z.infer<typeof registrationBody>;

export const registrationAnswer = z.object({
  data: z
    .object({
      name: z.string(),
      email: z.string(),
      account_type: accountType,
      is_confirmed: z
        .literal(false)
        .meta({ description: 'A mail with a link is on its way; logging in works after it.' }),
    })
    .meta({ id: 'Registration' }),
});

export const confirmationBody = z.object({ token: oneTimeToken });
