import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { CartContents } from '#app/components/cart/cart-contents.tsx';
import { CartFailed } from '#app/components/cart/cart-failed.tsx';
import { SendAgain } from '#app/components/checkout/send-again.tsx';
import { useReached } from '#app/components/checkout/use-reached.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import { loadCart } from '#app/lib/cart/cart-data.server.ts';
import { keepingForm } from '#app/lib/checkout/unreached.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { KEPT } from '#app/lib/order-form/kept-form.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { backToCart, changeCart } from './cart-actions.server.ts';

export const handle = {
  i18n: ['cart', 'asked', 'checkout', 'payments', 'responsible', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const title = textsOf(context.locale).t('cart:title');
  const cart = await withoutCore(context, () =>
    loadCart(context, new URL(request.url).searchParams.get(KEPT)),
  );
  return { ...pageText(context, 'cart'), title, metaTitle: title, noIndex: true, cart };
}

/** What a page that came anew shows by itself. */
const DONE: ReadonlySet<CartAnswer['kind']> = new Set(['done', 'saved', 'added']);

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return keepingForm(context, form, async () => {
    const step = await changeCart(context, form);
    if (step instanceof Response) return step;
    const { answer, status = 200 } = step;
    const isDone = DONE.has(answer.kind);
    // A script has asked and stays where it is.
    if (isDone && request.headers.get('sec-fetch-dest') !== 'empty') return backToCart();
    return data(answer, status);
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function CartPage() {
  const { title, cart } = useLoaderData<typeof loader>();
  const { answer, resend } = useReached(useActionData<typeof action>());
  return (
    <>
      <PageHeader title={title} />
      {resend ? (
        <SendAgain sent={resend.sent} />
      ) : cart ? (
        <CartContents cart={cart} sent={answer} />
      ) : (
        <CartFailed />
      )}
    </>
  );
}
