import { z } from 'zod';
import { hashMark } from '#core/accounts/one-time/browser-cookie.ts';

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
  /** The hash of what the browser that registered keeps. */
  browser: z.string().optional(),
  yandex_metrika_client_id: z.string().nullable(),
  google_analytics4_client_id: z.string().nullable(),
  marketing_source: z.string().nullable(),
  marketing_medium: z.string().nullable(),
  marketing_campaign: z.string().nullable(),
  partner_id: z.string().nullable(),
  partner_click_id: z.string().nullable(),
});

export type PendingRegistration = z.infer<typeof pendingRegistration>;

/** Whether somebody confirms where they have registered. */
export const isSameBrowser = (
  { browser }: Pick<PendingRegistration, 'browser'>,
  mark: string | undefined,
): boolean => browser !== undefined && mark !== undefined && browser === hashMark(mark);
