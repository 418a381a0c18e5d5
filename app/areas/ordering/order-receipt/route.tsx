import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import {
  getFollowedReceipt,
  getOrderReceipt,
} from '#core/ordering/orders/receipt/receipt.operations.ts';
import { Receipt } from '#app/components/order/receipt.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { followLink, orMissing } from '#app/lib/orders/follow-link.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Brand } from '#app/shell/brand.tsx';
import { brandOf } from '#app/shell/shell-data.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';

// A customer's own, or of who has the signed link of an order.
export const handle = { i18n: ['follow', 'checkout', 'orders', 'overview'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

type Params = LoaderFunctionArgs['params'];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '', signature } = params;
  const receipt = await withoutCore(context, () => readReceipt(context, params));
  const t = textsOf(context.locale).getFixedT(context.locale, 'follow');
  const title = `${t('receipt.title')} ${id}`;
  const { company, supportEmail } = context.instance.settings;
  return {
    ...pageText(context, 'order-receipt'),
    ...{ title, metaTitle: title, metaDescription: '', receipt },
    brand: brandOf(context),
    seller: { company, email: supportEmail },
    back:
      signature === undefined
        ? pagePath('orders/:id', { id })
        : pagePath('orders/followed/:id/:signature', { id, signature }),
  };
}

async function readReceipt({ core }: AppLoadContext, params: Params) {
  const { data } = await orMissing(() =>
    params['signature'] === undefined
      ? core.call(getOrderReceipt, { params: { orderId: params['id'] ?? '' } })
      : core.call(getFollowedReceipt, followLink(params)),
  );
  return data;
}

export default function OrderReceipt() {
  const { title, panelName, receipt, brand, seller, back } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={title} />
      {receipt ? (
        <Receipt
          {...{ receipt, back }}
          brand={<Brand data={brand} />}
          seller={{ ...seller, panelName }}
        />
      ) : (
        <LoadFailed again={pathname} />
      )}
    </>
  );
}
