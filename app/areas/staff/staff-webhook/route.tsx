import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { readDeliveries, sendAgain } from '#app/components/webhooks/deliveries.server.ts';
import { EndpointDeliveries } from '#app/components/webhooks/endpoint-deliveries.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';

export const handle = { i18n: ['staff', 'webhooks', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = { owner: 'instance', id: params['id'] } as const;
  const [staff, shown] = await Promise.all([
    staffFrame(context),
    readDeliveries(context, asked, new URL(request.url)),
  ]);
  const t = textsOf(context.locale).getFixedT(context.locale, 'webhooks');
  return { ...staff, title: t('deliveries.title'), shown };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const asked = { owner: 'instance', id: params['id'] } as const;
  return sendAgain(context, asked, await readForm(request));
}

export default function StaffWebhook() {
  const { title, staffPages, shown } = useLoaderData<typeof loader>();
  return (
    <StaffFrame title={title} lead={shown.endpoint.url} staffPages={staffPages} current="webhooks">
      <EndpointDeliveries owner="instance" shown={shown} />
    </StaffFrame>
  );
}
