import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { impersonate } from '#core/accounts/impersonation/impersonation.operations.ts';
import { exchangeLoginToken } from '#core/accounts/login/login.operations.ts';
import { adjustBody, adjustmentPath } from '#core/back-office/adjustments/adjustment.contract.ts';
import {
  adjustCustomerBalance,
  approveAdjustment,
  refuseAdjustment,
} from '#core/back-office/adjustments/adjustment.operations.ts';
import {
  decideReferralBody,
  giveGradeBody,
  logOutBody,
  noteBody,
  ownReasonBody,
  reasonBody,
  referralShareBody,
  removeTwoFactorBody,
} from '#core/back-office/customers/staff-customer.contract.ts';
import { askBody } from '#core/billing/identity-checks/staff/staff-check.contract.ts';
import { askForDocuments } from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import {
  decideReferral,
  endGivenGrade,
  freezeCustomer,
  giveGrade,
  logCustomerOut,
  noteOnCustomer,
  removeTwoFactor,
  setReferralShare,
  unfreezeCustomer,
} from '#core/back-office/customers/staff-customer.operations.ts';
import { endSubscriptionBody } from '#core/ordering/subscriptions/subscription.contract.ts';
import { endSubscriptionByStaff } from '#core/ordering/subscriptions/subscription.operations.ts';
import { CoreError, isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { adjustQuestion } from './adjust-question.server.ts';

const key = z.uuid();
const { adjustmentId } = adjustmentPath.shape;

interface Sent<Value> {
  context: AppLoadContext;
  customerId: string;
  value: Value;
}

/** A form of the page: what it sends, and what is done with it. Another place than the page is said. */
function form<Schema extends z.ZodType<object, object>>(
  schema: Schema,
  send: (sent: Sent<z.output<Schema>>) => Promise<string | void>,
) {
  return { schema, send };
}

const { amount, reason } = adjustBody.required().shape;
const adjustForm = adjustBody.extend({ key, amount, reason });
const giveGradeForm = giveGradeBody
  .required()
  .extend({ grade_id: z.coerce.number().pipe(giveGradeBody.required().shape.grade_id) });
const shareForm = referralShareBody.required().extend({
  percent: z
    .string()
    .trim()
    // As it is written in most of our languages.
    .transform((typed) => Number(typed.replace(',', '.')))
    .pipe(referralShareBody.required().shape.percent),
});
/** Whose account it is has been made sure of, which staff say by a box of its own. */
const removeForm = removeTwoFactorBody
  .extend(ownReasonBody.required().shape)
  .extend({ sure: z.literal(true) });
/** Which one stays in the form when its reason is missing. */
const endForm = z.object({
  subscription_id: z.string().max(30),
  reason: endSubscriptionBody.shape.reason.unwrap().min(1),
});
const decision = z.object({ key, adjustmentId });

export const FORMS = {
  note: form(noteBody.required(), async ({ context: { core }, customerId, value }) => {
    await core.call(noteOnCustomer, { params: { customerId }, body: value });
  }),
  freeze: form(reasonBody.required(), async ({ context: { core }, customerId, value }) => {
    await core.call(freezeCustomer, { params: { customerId }, body: value });
  }),
  unfreeze: form(reasonBody.required(), async ({ context: { core }, customerId, value }) => {
    await core.call(unfreezeCustomer, { params: { customerId }, body: value });
  }),
  giveGrade: form(giveGradeForm, async ({ context: { core }, customerId, value }) => {
    await core.call(giveGrade, { params: { customerId }, body: value });
  }),
  endGrade: form(ownReasonBody.required(), async ({ context: { core }, customerId, value }) => {
    await core.call(endGivenGrade, { params: { customerId }, body: value });
  }),
  referralShare: form(shareForm, async ({ context: { core }, customerId, value }) => {
    await core.call(setReferralShare, { params: { customerId }, body: value });
  }),
  decideReferral: form(
    decideReferralBody.required(),
    async ({ context: { core }, customerId, value }) => {
      await core.call(decideReferral, { params: { customerId }, body: value });
    },
  ),
  logOut: form(logOutBody, async ({ context: { core }, customerId, value }) => {
    await core.call(logCustomerOut, { params: { customerId }, body: value });
  }),
  removeTwoFactor: form(
    removeForm,
    async ({ context: { core }, customerId, value: { sure: _sure, ...body } }) => {
      await core.call(removeTwoFactor, { params: { customerId }, body });
    },
  ),
  adjust: form(adjustForm, async ({ context: { core }, customerId, value }) => {
    const { key: once, ...body } = value;
    await core.call(adjustCustomerBalance, { params: { customerId }, body, key: once });
  }),
  ask: form(askBody.required(), async ({ context: { core }, customerId, value }) => {
    await core.call(askForDocuments, { params: { customerId }, body: value });
  }),
  approve: form(decision, async ({ context: { core }, value }) => {
    const params = { adjustmentId: value.adjustmentId };
    await core.call(approveAdjustment, { params, key: value.key });
  }),
  refuse: form(decision, async ({ context: { core }, value }) => {
    const params = { adjustmentId: value.adjustmentId };
    await core.call(refuseAdjustment, { params, key: value.key });
  }),
  cancelSubscription: form(endForm, async ({ context: { core }, value }) => {
    const { subscription_id: subscriptionId, reason: why } = value;
    await core.call(endSubscriptionByStaff, { params: { subscriptionId }, body: { reason: why } });
  }),
  impersonate: form(
    ownReasonBody.required(),
    async ({ context, customerId, value: { reason } }) => {
      const body = { customer_id: Number(customerId), reason };
      const entered = context.core.call(impersonate, { body });
      const { data: link } = await entered.catch((error) => orOfTeam(context, error));
      const { token } = await context.core.receive(exchangeLoginToken, { body: link });
      if (!token) return undefined;
      context.session.start(token);
      return pagePath('dashboard');
    },
  ),
} as const;

/** To the core a colleague is as little a customer as nobody is; whoever has their page open is told. */
async function orOfTeam(context: AppLoadContext, error: unknown): Promise<never> {
  const isMissing = isRefusal(error, 404);
  const { permissions } = await requireCustomer(context);
  if (!isMissing || !permissions.includes('customers.impersonate')) throw error;
  const text = textsOf(context.locale).t('errors:code.member_of_team');
  throw new CoreError(409, text, { code: 'member_of_team' });
}

/** What a colleague has done in the meantime. */
const LATE: readonly string[] = ['already_decided', 'conflict'];

export async function changeCustomer({ context, params, request }: ActionFunctionArgs) {
  const { locale, flash } = context;
  const customerId = params['id'] ?? '';
  const sent = await readForm(request);
  const name = sent.get('form');
  if (typeof name !== 'string' || !Object.hasOwn(FORMS, name)) {
    throw new Response(null, { status: 400 });
  }
  // The value that a form sends is the one that its own schema has read.
  const { schema, send } = FORMS[name as keyof typeof FORMS] as ReturnType<typeof form>;
  const submission = parseForm(sent, { schema, locale, amounts: ['amount'] });
  if (submission.status !== 'success') return replyToForm(submission);
  const here = pagePath('staff/customers/:id', { id: customerId });
  try {
    const place = await send({ context, customerId, value: submission.value });
    if (place !== undefined) return redirect(place, 303);
    flash.leave('saved');
  } catch (error) {
    const isLate = error instanceof CoreError && LATE.includes(error.code ?? '');
    if (!isLate) {
      const asked = adjustQuestion(error, sent) ?? toldAbove(error);
      return asked ?? refuseForm(submission, { error, locale });
    }
    // Somebody else was quicker; the page says how it is.
    flash.leave('notSaved');
  }
  return redirect(here, 303);
}

/** Whose page offers no such form, as it may have come about since the form was opened. */
const OF_WHOM: readonly string[] = [
  'own_account',
  'member_of_team',
  'member_beyond_yours',
  'two_factor_is_off',
];

/** Said on the page itself; undefined for what its form is told. */
function toldAbove(error: unknown) {
  if (!(error instanceof CoreError) || !OF_WHOM.includes(error.code ?? '')) return undefined;
  return data({ told: error.message }, { status: error.status });
}
