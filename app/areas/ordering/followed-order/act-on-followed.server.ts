import { data, redirect, type AppLoadContext } from '@remix-run/node';
import {
  claimFollowedOrder,
  payFollowedOrder,
} from '#core/ordering/orders/followed/followed.operations.ts';
import { refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import { leadGuestOn } from '#app/lib/checkout/place-order.server.ts';
import { readPaymentMethod } from '#app/lib/checkout/payment-method.server.ts';
import { isAway, isRefusal } from '#app/lib/core/core.server.ts';
import { followLink } from '#app/lib/orders/follow-link.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textIn } from '#app/lib/forms/text-in.ts';

type Params = Record<string, string | undefined>;

interface Acting {
  form: FormData;
  params: Params;
}

const ACTIONS = { claim, pay } as const;

/** Does what a button of the page asks for; a refusal is told on it. */
export async function actOnFollowed(context: AppLoadContext, acting: Acting) {
  const intent = String(acting.form.get('intent'));
  if (!Object.hasOwn(ACTIONS, intent)) throw new Response(null, { status: 400 });
  try {
    return await ACTIONS[intent as keyof typeof ACTIONS](context, acting); // Checked above.
  } catch (error) {
    if (error instanceof Response || isAway(error)) throw error;
    if (isRefusal(error, 404)) throw notFound('order');
    const { status, notice } = refusalOf(error, context.locale);
    return data({ notice }, { status });
  }
}

async function claim({ core }: AppLoadContext, { params }: Acting): Promise<Response> {
  await core.call(claimFollowedOrder, followLink(params));
  const { id = '', signature = '' } = params;
  return redirect(pagePath('orders/followed/:id/:signature', { id, signature }, { asked: 1 }), 303);
}

/** Goes on as after ordering; the gateway is not told the address of this page. */
async function pay(context: AppLoadContext, { form, params }: Acting): Promise<Response> {
  const { core, language } = context;
  const input = {
    ...followLink(params),
    key: textIn(form, 'key', 255),
    body: {
      ...readPaymentMethod(textIn(form, 'payment', 30)),
      success_url: localizedPath(language, pagePath('orders/placed')),
      cancel_url: localizedPath(language, pagePath('orders/placed', {}, { outcome: 'left' })),
    },
  };
  const { data: placed } = await patiently(() => core.call(payFollowedOrder, input));
  return leadGuestOn(context, placed, null);
}
