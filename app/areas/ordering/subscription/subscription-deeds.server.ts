import { data, redirect, type AppLoadContext } from '@remix-run/node';
import {
  cancelSubscription,
  changeSubscriptionPayment,
} from '#core/ordering/subscriptions/subscription.operations.ts';
import { refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import { readId } from '#app/lib/http/list-query.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

type Handle = (context: AppLoadContext, id: string, form: FormData) => Promise<unknown>;

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  async cancel(context, id) {
    const params = { subscriptionId: id };
    const done = await told(context, () => context.core.call(cancelSubscription, { params }));
    return done ?? back(context, id, 'subscriptionCanceled');
  },
  async payment(context, id, form) {
    const card = readId(textIn(form, 'payment', 30)) ?? null;
    const params = { subscriptionId: id };
    const body = { recurring_payments_method_id: card };
    const done = await told(context, () =>
      context.core.call(changeSubscriptionPayment, { params, body }),
    );
    return done ?? back(context, id, 'saved');
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

/** What was refused; nothing where nothing was. */
async function told({ locale }: AppLoadContext, act: () => Promise<unknown>) {
  try {
    await act();
    return undefined;
  } catch (error) {
    const { status, notice } = refusalOf(error, locale);
    return data({ notice }, { status });
  }
}

function back({ flash }: AppLoadContext, id: string, said: FlashKey) {
  flash.leave(said);
  return redirect(pagePath('subscriptions/:id', { id }), 303);
}
