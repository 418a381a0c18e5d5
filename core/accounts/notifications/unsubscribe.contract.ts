import { z } from 'zod';
import { notificationSwitches } from '#core/accounts/customers/customer.contract.ts';

export const unsubscribePath = z.object({
  userId: z.string().max(40),
});

export const unsubscribeQuery = z.object({
  signature: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'As it stands in the mail and the profile.' }),
});

export const unsubscribeBody = notificationSwitches.partial();
export const unsubscribeAnswer = z.object({
  data: notificationSwitches.extend({ name: z.string() }).meta({ id: 'NotificationSwitches' }),
});
