import { z } from 'zod';
import { LANGUAGES } from '#locales/languages.ts';
import {
  accountType,
  customerName,
  messengers,
  shortText,
  trackingId,
  vatNumber,
} from '#core/accounts/customers/customer.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { newPassword, passwordAgain } from '#core/accounts/passwords/password.contract.ts';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';

/** What is left out stays as it is. */
export const profileBody = z.object({
  name: customerName.optional(),
  language: z.enum(LANGUAGES).optional(),
  messengers: messengers.optional(),
});

export const companyBody = z.object({
  account_type: accountType,
  company_name: shortText.optional(),
  company_address: z
    .string()
    .trim()
    .max(500)
    .optional()
    .meta({ description: 'The postal address, of a person as well.' }),
  billing_country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .optional()
    .meta({ description: 'Where the customer is billed, by two letters (ISO 3166-1).' }),
  company_site: z
    .string()
    .trim()
    .max(200)
    .regex(/^(?:https?:\/\/[^\s/?#]+\.[^\s]+)?$/)
    .optional(),
  vat: vatNumber.optional(),
});

export const analyticsBody = z.object({
  yandex_metrika_client_id: trackingId.optional(),
  google_analytics4_client_id: trackingId.optional(),
});

export const setEmailBody = ownerProof.extend({ email: emailText });

export const changePasswordBody = ownerProof.extend({
  password: newPassword,
  password_confirmation: passwordAgain,
});
