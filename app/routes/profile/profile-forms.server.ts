import { z } from 'zod';
import type { notificationSwitches } from '#core/accounts/customers/customer.contract.ts';
import { changePasswordBody } from '#core/accounts/passwords/reset.contract.ts';
import {
  companyBody,
  profileBody,
  setEmailBody,
} from '#core/accounts/profile/profile-change.contract.ts';
import {
  changeCompanyCall,
  changeNotificationsCall,
  changePasswordCall,
  changeProfileCall,
  setEmailCall,
} from '#app/lib/account-calls.server.ts';
import { formConstraint } from '#app/lib/form-constraint.server.ts';

const details = profileBody.required({ name: true, language: true }).extend({
  // With none given, those that are kept are taken away.
  messengers: profileBody.shape.messengers.default({}),
});

/** A box that is not ticked is not sent. */
const off = z.boolean().default(false);
const notifications = z.object({
  notify_order_actions: off,
  notify_payment_actions: off,
  notify_subscription_actions: off,
} satisfies Record<keyof typeof notificationSwitches.shape, unknown>);

/** The forms of the page by what they send as `form`. */
export const FORMS = {
  details: { schema: details, call: changeProfileCall, flash: 'saved' },
  company: { schema: companyBody, call: changeCompanyCall, flash: 'saved' },
  email: { schema: setEmailBody, call: setEmailCall, flash: 'emailLinkSent' },
  password: { schema: changePasswordBody, call: changePasswordCall, flash: 'passwordChanged' },
  notifications: { schema: notifications, call: changeNotificationsCall, flash: 'saved' },
} as const;

export type FormName = keyof typeof FORMS;
export type FormValues<Name extends FormName> = z.input<(typeof FORMS)[Name]['schema']>;

export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

export const constraints = () => ({
  details: formConstraint(details),
  company: formConstraint(companyBody),
  email: formConstraint(setEmailBody.required({ current_password: true })),
  password: formConstraint(changePasswordBody.required({ current_password: true })),
  notifications: {},
});
