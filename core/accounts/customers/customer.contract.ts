import { z } from 'zod';

/** An empty field of a form says the same as a missing one. */
const handle = (form: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(?:${form})?$`))
    .optional();
const phone = handle(String.raw`\+?\(?\d(?:[ ()./-]{0,2}\d){6,14}`);

export const messengers = z.object({
  skype: handle(String.raw`(?:live:)?[A-Za-z0-9][\w.,:-]{4,63}`),
  telegram: handle(String.raw`@?[A-Za-z]\w{3,31}|\+?\d{7,15}`),
  whatsapp: phone,
  facebook: handle(String.raw`(?:https?:\/\/)?[\w./?=&%-]{3,120}`),
  wechat: handle(String.raw`[A-Za-z0-9][\w-]{4,19}`),
  instagram: handle(String.raw`@?[\w.]{1,30}`),
  phone,
});

export const customerName = z.string().trim().min(1).max(100);
export const shortText = z.string().trim().max(200);

/** A VAT or tax number of any country: its digits and letters, however they are grouped. */
export const vatNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^(?:[A-Za-z0-9][A-Za-z0-9 .\-/]{2,38}[A-Za-z0-9])?$/);

export const accountType = z.enum(['personal', 'company']);

export const notificationSwitches = z.object({
  notify_order_actions: z.boolean(),
  notify_payment_actions: z.boolean(),
  notify_subscription_actions: z.boolean(),
});

/** A code as links have it, or a click as `countReferralClick` has signed it. */
export const affiliateCode = z
  .string()
  .trim()
  .max(250)
  .regex(/^[\w.:~-]*$/);

/** The name of a link, of who hands it out. */
export const subId = z.string().regex(/^[\w.:-]{0,64}$/);

/** Ids of counters and campaigns, as browsers keep them. */
export const trackingId = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\w.:~-]*$/);

export const marketingFields = z.object({
  marketing_source: shortText.optional(),
  marketing_medium: shortText.optional(),
  marketing_campaign: shortText.optional(),
});

/** In the paths of what staff do to a customer. */
export const customerPath = z.object({ customerId: z.string().regex(/^[1-9]\d{0,14}$/) });
