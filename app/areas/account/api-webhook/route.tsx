import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '#app/components/page-header.tsx';
import { readDeliveries, sendAgain } from '#app/components/webhooks/deliveries.server.ts';
import { EndpointDeliveries } from '#app/components/webhooks/endpoint-deliveries.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';

export const handle = { i18n: ['webhooks', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const asked = { owner: 'customer', id: params['id'] } as const;
  const shown = await readDeliveries(context, asked, new URL(request.url));
  const t = textsOf(context.locale).getFixedT(context.locale, 'webhooks');
  return {
    ...pageText(context, 'api/webhooks/:id'),
    ...{ title: t('deliveries.title'), metaTitle: t('deliveries.title'), noIndex: true },
    metaDescription: shown.endpoint.url,
    shown,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const asked = { owner: 'customer', id: params['id'] } as const;
  return sendAgain(context, asked, await readForm(request));
}

export default function Webhook() {
  const { title, shown } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} lead={shown.endpoint.url} />
      <EndpointDeliveries owner="customer" shown={shown} />
    </>
  );
}
