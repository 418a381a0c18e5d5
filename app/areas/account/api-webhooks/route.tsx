import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getBalanceMark } from '#core/billing/ledger/ledger.operations.ts';
import { listWebhookEndpoints } from '#core/messaging/webhooks/webhook.operations.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { CreateEndpoint } from '#app/components/webhooks/create-endpoint.tsx';
import { EndpointList } from '#app/components/webhooks/endpoint-list.tsx';
import { NewSecret } from '#app/components/webhooks/new-secret.tsx';
import type { WebhookResult } from '#app/components/webhooks/webhook-result.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MarkForm } from './mark-form.tsx';
import { constraints, handlerOf } from './webhook-forms.server.ts';

export const handle = { i18n: ['webhooks', 'accounts', 'forms', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const t = textsOf(context.locale).getFixedT(context.locale, 'webhooks');
  const [customer, asked] = await Promise.all([
    requireCustomer(context),
    unlessAway(
      Promise.all([context.core.call(listWebhookEndpoints), context.core.call(getBalanceMark)]),
    ),
  ]);
  return {
    ...pageText(context, 'api/webhooks'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    ...{ customer, endpoints: asked?.[0].data, below: asked?.[1].data.below ?? null },
    constraints: constraints(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function Webhooks() {
  const page = useLoaderData<typeof loader>();
  const { customer, endpoints, below, constraints: given } = page;
  // What the handlers answer, as far as they have it.
  const result = useActionData() as WebhookResult | undefined;
  const of = (form: string) => (result?.initialValue?.form === form ? result : undefined);
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {endpoints === undefined ? (
        <LoadFailed again={pagePath('api/webhooks')} />
      ) : (
        <Stack gap={6}>
          {result?.made ? <NewSecret secret={result.made.secret} url={result.made.url} /> : null}
          <Columns gap={6} twoFrom="desktop" align="start">
            <EndpointList
              {...{ endpoints, customer, result }}
              owner="customer"
              constraint={given.rotate}
            />
            <Stack gap={6}>
              <CreateEndpoint
                // A new endpoint empties the form that has made it.
                key={result?.made?.id}
                {...{ customer }}
                constraint={given.create}
                result={of('create')}
              />
              <MarkForm below={below} constraint={given.mark} result={of('mark')} />
            </Stack>
          </Columns>
        </Stack>
      )}
    </>
  );
}
