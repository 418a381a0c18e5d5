import { z } from 'zod';

/** What waits behind the link of the mail until the address is confirmed. */
export const pendingRegistration = z.object({
  email: z.string(),
  password_hash: z.string(),
  name: z.string(),
  language: z.string(),
  account_type: z.enum(['personal', 'company']),
  vat: z.string().nullable(),
  messengers: z.record(z.string(), z.string()),
  referredByCode: z.string().optional(),
  terms_url: z.string().nullable(),
  yandex_metrika_client_id: z.string().nullable(),
  google_analytics4_client_id: z.string().nullable(),
  marketing_source: z.string().nullable(),
  marketing_medium: z.string().nullable(),
  marketing_campaign: z.string().nullable(),
  partner_id: z.string().nullable(),
  partner_click_id: z.string().nullable(),
});

export type PendingRegistration = z.infer<typeof pendingRegistration>;
