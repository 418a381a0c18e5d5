import { z } from 'zod';
import { captchaFields } from '#core/accounts/captcha/captcha.contract.ts';
import {
  accountType,
  affiliateCode,
  customerName,
  marketingFields,
  messengers,
  trackingId,
  vatNumber,
} from '#core/accounts/customers/customer.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { oneTimeToken } from '#core/accounts/one-time/one-time.contract.ts';
import {
  knownPassword,
  newPassword,
  passwordAgain,
} from '#core/accounts/passwords/password.contract.ts';

/** Kept by the browser that registers, and sent again when it confirms. */
const browserMark = z.string().regex(/^[\w-]{43}$/);

export const registrationBody = z.object({
  name: customerName,
  email: emailText,
  password: newPassword,
  password_confirmation: passwordAgain,
  account_type: accountType.default('personal'),
  vat: vatNumber.optional().meta({ description: 'Companies must give it.' }),
  messengers: messengers.default({}),
  affiliate_code: affiliateCode.optional(),
  terms_accepted: z.boolean().optional(),
  yandex_metrika_client_id: trackingId.optional(),
  google_analytics4_client_id: trackingId.optional(),
  ...marketingFields.shape,
  partner_id: trackingId.optional(),
  partner_click_id: trackingId.optional(),
  browser_mark: browserMark.optional().meta({
    description: 'A secret of the client: with it, the confirmation logs in.',
  }),
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

export const confirmationBody = z.object({
  token: oneTimeToken,
  browser_mark: browserMark.optional().meta({ description: 'The one that registered.' }),
  password: knownPassword
    .optional()
    .meta({ description: 'Of a client that did not register and still wants to be logged in.' }),
});

export type ConfirmationInput = z.infer<typeof confirmationBody>;

export const registrationLinkBody = confirmationBody.omit({ password: true });

export const registrationLinkAnswer = z.object({
  data: z
    .object({
      email: z.string(),
      is_same_browser: z
        .boolean()
        .meta({ description: 'Whether the mark is the one that registered.' }),
    })
    .meta({ id: 'RegistrationLink' }),
});
