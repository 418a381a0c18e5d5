import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listInstanceEndpoints } from '#core/messaging/webhooks/instance-webhook.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { CreateEndpoint } from '#app/components/webhooks/create-endpoint.tsx';
import { EndpointList } from '#app/components/webhooks/endpoint-list.tsx';
import { NewSecret } from '#app/components/webhooks/new-secret.tsx';
import { webhookConstraints } from '#app/components/webhooks/webhook-forms.server.ts';
import type { WebhookResult } from '#app/components/webhooks/webhook-result.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { handlerOf } from './webhook-forms.server.ts';

export const handle = {
  i18n: ['staff', 'webhooks', 'accounts', 'forms', 'overview', 'orders'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [staff, customer, asked] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    unlessAway(context.core.call(listInstanceEndpoints)),
  ]);
  const t = textsOf(context.locale).getFixedT(context.locale, 'webhooks');
  return {
    ...{ ...staff, customer, endpoints: asked?.data, title: t('title') },
    constraints: webhookConstraints(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function StaffWebhooks() {
  const { title, staffPages, customer, endpoints, constraints } = useLoaderData<typeof loader>();
  const { t } = useTranslation('webhooks');
  // What the handlers answer, as far as they have it.
  const result = useActionData() as WebhookResult | undefined;
  const created = result?.initialValue?.form === 'create' ? result : undefined;
  return (
    <StaffFrame title={title} lead={t('instance.lead')} staffPages={staffPages} current="webhooks">
      {result?.made ? <NewSecret secret={result.made.secret} url={result.made.url} /> : null}
      {endpoints === undefined ? (
        <LoadFailed again={pagePath('staff/webhooks')} />
      ) : (
        <Columns gap={6} twoFrom="desktop" align="start">
          <EndpointList
            {...{ endpoints, customer, result }}
            owner="instance"
            constraint={constraints.rotate}
          />
          <CreateEndpoint
            // A new endpoint empties the form that has made it.
            key={result?.made?.id}
            {...{ customer }}
            constraint={constraints.create}
            result={created}
          />
        </Columns>
      )}
    </StaffFrame>
  );
}
