import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { setAutomaticTopUp } from '#core/billing/payments/automatic/automatic.operations.ts';
import {
  beginLinkedCard,
  makeLinkedCardDefault,
  removeLinkedCard,
} from '#core/billing/payments/cards/card.operations.ts';
import { CoreError, isRefusal } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { panelPathOf } from '#app/lib/money/payment-place.ts';
import { currencyOfForm } from '#app/lib/money/written-amount.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';

const HERE = pagePath('finances/cards');

const ADD = z.object({
  payment_method_id: z.coerce.number().int(),
  /** What the card is to pay from then on. */
  subscription_id: z.coerce.number().int().optional(),
});
const OF_CARD = z.object({ card: z.string().max(30) });
const amount = z.string().trim().max(30);
const AUTOMATIC = z.object({
  is_enabled: z.boolean().default(false),
  threshold: amount,
  amount,
  day_ceiling: amount,
  recurring_payments_method_id: z.coerce.number().int(),
});

export type AddInput = z.input<typeof ADD>;
export type AutomaticInput = z.input<typeof AUTOMATIC>;

export const constraints = () => ({
  add: formConstraint(ADD),
  automatic: formConstraint(AUTOMATIC),
});

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  add: (context, form) =>
    answer(context, form, {
      schema: ADD,
      async act(body) {
        const { core, language } = context;
        const subscription = body.subscription_id;
        const place = (query = {}) =>
          localizedPath(language, pagePath('finances/cards', {}, { ...query, subscription }));
        const { data } = await core.call(beginLinkedCard, {
          body: { ...body, success_url: place(), cancel_url: place({ left: 1 }) },
        });
        const own = data.url === null ? undefined : panelPathOf(data.url);
        // A form that leads to another site is refused by the policy of the page, a link is not.
        return own === undefined
          ? redirect(
              pagePath('finances/cards', {}, { go: 1, card_setup: data.id, subscription }),
              303,
            )
          : redirectDocument(own, 303);
      },
    }),
  default: (context, form) =>
    answer(context, form, {
      schema: OF_CARD,
      async act({ card: cardId }) {
        const call = context.core.call(makeLinkedCardDefault, { params: { cardId } });
        if (await isThere(call)) context.flash.leave('saved');
        return redirect(HERE, 303);
      },
    }),
  remove: (context, form) =>
    answer(context, form, {
      schema: OF_CARD,
      async act({ card: cardId }) {
        const call = context.core.call(removeLinkedCard, { params: { cardId } });
        if (await isThere(call)) context.flash.leave('cardRemoved');
        return redirect(HERE, 303);
      },
    }),
  automatic: (context, form) =>
    answer(context, form, {
      schema: AUTOMATIC,
      async act(body) {
        const call = context.core.call(setAutomaticTopUp, { body });
        if (!(await isThere(call))) throw cardIsGone(context);
        context.flash.leave('saved');
        return redirect(HERE, 303);
      },
    }),
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

interface Answered<Schema extends z.ZodType> {
  schema: Schema;
  act: (body: z.output<Schema>) => Promise<unknown>;
}

const AMOUNTS = ['threshold', 'amount', 'day_ceiling'];

async function answer<Schema extends z.ZodType>(
  context: AppLoadContext,
  form: FormData,
  { schema, act }: Answered<Schema>,
): Promise<unknown> {
  const { locale } = context;
  const currency = currencyOfForm(context, form);
  const submission = parseForm(form, { schema, locale, amounts: AMOUNTS, currency });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    return await act(submission.value);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

/** In another window the card may have been removed; the list that comes next says so. */
async function isThere(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (isRefusal(error, 404)) return false;
    throw error;
  }
}

function cardIsGone({ locale }: AppLoadContext): CoreError {
  const problem = textsOf(locale).t('errors:field.method_unavailable');
  return new CoreError(422, problem, { errors: { recurring_payments_method_id: [problem] } });
}
