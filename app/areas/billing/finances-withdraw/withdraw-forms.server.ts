import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Proof } from '#core/billing/withdrawals/methods/withdrawal-method.contract.ts';
import {
  cancelWithdrawal,
  moveEarnings,
  requestWithdrawal,
} from '#core/billing/withdrawals/withdrawal.operations.ts';
import {
  withdrawalTotal,
  type WithdrawalQuote,
} from '#app/areas/billing/withdrawal-total.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { newKeyFor, parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { requiredText } from '#app/lib/forms/required-text.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';

const HERE = pagePath('finances/withdraw');

const key = z.uuid();
const amount = z.string().trim().max(30);
const method = z.coerce.number().int();

/** What a total is made of; the rest may still be empty. */
const TOTAL = z.object({ amount, payment_method_id: method });
const REQUEST = TOTAL.extend({
  key,
  account_number: z.string().trim().min(4).max(500),
  user_comment: z.string().trim().max(500).optional(),
  /** Which one is asked for, the page says; the core knows whether it is right. */
  current_password: z.string().max(1024).optional(),
  code: z.string().trim().max(64).optional(),
});
const MOVE = z.object({ key, amount });

export type RequestInput = z.input<typeof REQUEST>;
export type MoveInput = z.input<typeof MOVE>;

/** With what is asked for as a proof. */
const PROVEN = {
  password: REQUEST.required({ current_password: true }),
  code: REQUEST.required({ code: true }),
} as const satisfies Record<Proof, z.ZodType>;

export const constraints = (proof: Proof) => ({
  request: formConstraint(PROVEN[proof]),
  move: formConstraint(MOVE),
});

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  /** For who has no script to do so while they type. */
  async total(context, form) {
    const { locale } = context;
    const submission = parseForm(form, { schema: TOTAL, locale, amounts: ['amount'] });
    if (submission.status !== 'success') return answered('request', replyToForm(submission));
    const { amount: dollars, payment_method_id: id } = submission.value;
    try {
      const quote = await withdrawalTotal(context, { method: id, amount: dollars });
      return answered('request', { data: submission.reply(), init: null }, { quote });
    } catch (error) {
      return answered('request', refuseForm(submission, { error, locale }));
    }
  },
  async request(context, form) {
    const { core, locale } = context;
    const submission = parseForm(form, { schema: REQUEST, locale, amounts: ['amount'] });
    if (submission.status !== 'success') return answered('request', replyToForm(submission));
    const { key: own, ...body } = submission.value;
    try {
      const { data: made } = await patiently(() =>
        core.call(requestWithdrawal, { key: own, query: {}, body }),
      );
      return redirect(`${HERE}?requested=${made.id}`, 303);
    } catch (error) {
      const again = textsOf(locale).t('errors:again.withdrawal');
      const reply = refuseForm(submission, { error, locale, again });
      return answered('request', reply, { key: newKeyFor(error) });
    }
  },
  async move(context, form) {
    const { core, locale } = context;
    const submission = parseForm(form, { schema: MOVE, locale, amounts: ['amount'] });
    if (submission.status !== 'success') return answered('move', replyToForm(submission));
    const { key: own, ...body } = submission.value;
    try {
      await patiently(() => core.call(moveEarnings, { key: own, body }));
      return redirect(`${HERE}?moved=1`, 303);
    } catch (error) {
      const again = textsOf(locale).t('errors:again.move');
      const reply = refuseForm(submission, { error, locale, again });
      return answered('move', reply, { key: newKeyFor(error) });
    }
  },
  async cancel(context, form) {
    const { core } = context;
    const withdrawalId = requiredText(form, 'withdrawal');
    try {
      await core.call(cancelWithdrawal, { params: { withdrawalId } });
      return redirect(`${HERE}?canceled=1`, 303);
    } catch (error) {
      if (!(error instanceof CoreError) || error.status >= 500) throw error;
      // Staff were quicker; the list says how it stands.
      return redirect(`${HERE}?late=1`, 303);
    }
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

/** What a form was answered last. */
export interface FormAnswer {
  form: 'request' | 'move';
  result: object;
  quote?: WithdrawalQuote | undefined;
  key?: string | undefined;
}

interface Reply {
  data: object;
  init: ResponseInit | null;
}

function answered(
  form: FormAnswer['form'],
  { data: result, init }: Reply,
  beside: Pick<FormAnswer, 'quote' | 'key'> = {},
) {
  return data({ form, result, ...beside } satisfies FormAnswer, init ?? undefined);
}
