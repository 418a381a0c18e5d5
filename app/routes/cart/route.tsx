import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { CartContents } from '../../components/cart/cart-contents.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { loadCart } from '../../lib/cart/cart-data.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { withoutCore } from '../../lib/without-core.server.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { backToCart, changeCart } from './cart-actions.server.ts';

export const handle = {
  i18n: ['cart', 'checkout', 'payments', 'responsible', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const title = textsOf(context.locale).t('cart:title');
  const cart = await withoutCore(context, () => loadCart(context));
  return { ...pageText(context, 'cart'), title, metaTitle: title, noIndex: true, cart };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const step = await changeCart(context, await readForm(request));
  if (step instanceof Response) return step;
  const { answer, status = 200 } = step;
  const isDone = answer.kind === 'done' || answer.kind === 'added';
  // A script has asked and stays where it is.
  if (isDone && request.headers.get('sec-fetch-dest') !== 'empty') return backToCart();
  return data(answer, status);
}

export default function CartPage() {
  const { title, cart } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} />
      {cart ? <CartContents cart={cart} sent={sent} /> : <Failed />}
    </>
  );
}

function Failed() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      title={t('failed.title')}
      actions={
        <ButtonLink to="/cart" tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}
