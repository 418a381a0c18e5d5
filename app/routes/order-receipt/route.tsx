import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { Receipt } from '../../components/order/receipt.tsx';
import { LoadFailed } from '../../components/order/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { requireCustomer } from '../../lib/customer.server.ts';
import { followLink, orMissing } from '../../lib/follow-link.server.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { followedReceiptCall, orderReceiptCall } from '../../lib/order-calls.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { followedPath } from '../../lib/paths.ts';
import { withoutCore } from '../../lib/without-core.server.ts';

// A customer's own, or of who has the signed link of an order.
export const handle = { i18n: ['follow', 'checkout', 'orders', 'overview'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

type Params = LoaderFunctionArgs['params'];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '', signature } = params;
  if (signature === undefined) await requireCustomer(context);
  const receipt = await withoutCore(context, () => readReceipt(context, params));
  const title = textsOf(context.locale).getFixedT(context.locale, 'follow')('receipt.title');
  return {
    ...pageText(context, 'order-receipt'),
    ...{ title, metaTitle: `${title} ${id}`, metaDescription: '', receipt },
    back: signature === undefined ? `/orders/${id}` : followedPath(id, signature),
  };
}

async function readReceipt({ core }: AppLoadContext, params: Params) {
  const { data } = await orMissing(() =>
    params['signature'] === undefined
      ? core.call(orderReceiptCall, { params: { orderId: params['id'] ?? '' } })
      : core.call(followedReceiptCall, followLink(params)),
  );
  return data;
}

export default function OrderReceipt() {
  const { title, panelName, receipt, back } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={title} />
      {receipt ? (
        <Receipt receipt={receipt} panelName={panelName} back={back} />
      ) : (
        <LoadFailed again={pathname} />
      )}
    </>
  );
}
