import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { notificationSwitches } from '#core/accounts/customers/customer.contract.ts';
import {
  changePasswordBody,
  companyBody,
  profileBody,
  setEmailBody,
} from '#core/own-data/profile/profile-change.contract.ts';
import {
  changeCompany,
  changeNotifications,
  changePassword,
  changeProfile,
  setEmail,
} from '#core/own-data/profile/profile-change.operations.ts';
import type { CoreClient } from '#app/lib/core/core.server.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';

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

interface ProfileForm<Schema extends z.ZodType> {
  schema: Schema;
  send(core: CoreClient, body: z.output<Schema>): Promise<undefined>;
  flash: FlashKey;
}

const profileForm = <Schema extends z.ZodType>({ schema, send, flash }: ProfileForm<Schema>) => ({
  schema,
  async save(context: AppLoadContext, form: FormData) {
    const { core, locale } = context;
    const submission = parseForm(form, { schema, locale });
    if (submission.status !== 'success') return replyToForm(submission);
    try {
      await send(core, submission.value);
    } catch (error) {
      return refuseForm(submission, { error, locale });
    }
    context.flash.leave(flash);
    return redirect(pagePath('profile'), 303);
  },
});

/** The forms of the page by what they send as `form`. */
export const FORMS = {
  details: profileForm({
    schema: details,
    send: (core, body) => core.call(changeProfile, { body }),
    flash: 'saved',
  }),
  company: profileForm({
    schema: companyBody,
    send: (core, body) => core.call(changeCompany, { body }),
    flash: 'saved',
  }),
  email: profileForm({
    schema: setEmailBody,
    send: (core, body) => core.call(setEmail, { body }),
    flash: 'emailLinkSent',
  }),
  password: profileForm({
    schema: changePasswordBody,
    send: (core, body) => core.call(changePassword, { body }),
    flash: 'passwordChanged',
  }),
  notifications: profileForm({
    schema: notifications,
    send: (core, body) => core.call(changeNotifications, { body }),
    flash: 'saved',
  }),
};

export type FormName = keyof typeof FORMS;
export type FormValues<Name extends FormName> = z.input<(typeof FORMS)[Name]['schema']>;

export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

const EMAIL = setEmailBody.required({ current_password: true, code: true });
const PASSWORD = changePasswordBody.required({ current_password: true, code: true });

export const constraints = () => ({
  details: formConstraint(details),
  company: formConstraint(companyBody),
  email: formConstraint(EMAIL),
  password: formConstraint(PASSWORD),
  notifications: {},
});
