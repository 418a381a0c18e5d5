import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DELIVERY_STATES, MOST_REPLAYED } from '#core/messaging/webhooks/webhook-rules.pure.ts';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhookEndpoints,
  replayWebhookDelivery,
  replayWebhooks,
  sendTestWebhook,
} from '#core/messaging/webhooks/webhook.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { WholeDelivery } from './whole-delivery.tsx';

export const handle = { i18n: ['webhooks', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const ID = /^[1-9]\d{0,17}$/;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const state = DELIVERY_STATES.find((known) => known === query.get('state'));
  const cursor = ID.exec(query.get('before') ?? '')?.[0];
  const chosen = ID.exec(query.get('delivery') ?? '')?.[0];
  const t = textsOf(context.locale).getFixedT(context.locale, 'webhooks');
  const { data: endpoints } = await context.core.call(listWebhookEndpoints);
  const endpoint = endpoints.find(({ id }) => String(id) === params['id']);
  if (!endpoint) throw new CoreError(404, 'No such endpoint');
  const path = { endpointId: String(endpoint.id) };
  const [page, whole] = await Promise.all([
    context.core.call(listWebhookDeliveries, {
      params: path,
      query: { ...(state && { state }), ...(cursor !== undefined && { cursor }) },
    }),
    chosen === undefined
      ? undefined
      : context.core.call(getWebhookDelivery, { params: { ...path, deliveryId: chosen } }),
  ]);
  return {
    ...pageText(context, 'api/webhooks/:id'),
    ...{ title: t('deliveries.title'), metaTitle: t('deliveries.title'), noIndex: true },
    metaDescription: endpoint.url,
    ...{ endpoint, state, cursor, page, whole: whole?.data },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const path = { endpointId: params['id'] ?? '' };
  const here = pagePath('api/webhooks/:id', { id: path.endpointId });
  const { core, flash } = context;
  const sent: Readonly<Record<string, () => Promise<unknown>>> = {
    test: () => core.call(sendTestWebhook, { params: path }),
    one: () =>
      core.call(replayWebhookDelivery, {
        params: { ...path, deliveryId: textIn(form, 'delivery', 20) },
      }),
    range: () => core.call(replayWebhooks, { params: path, body: rangeOf(form) }),
  };
  const name = textIn(form, 'form', 10);
  const act = Object.hasOwn(sent, name) ? sent[name] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  try {
    await act();
  } catch (error) {
    // It was disabled or removed meanwhile, or asked for too often.
    if (!(error instanceof CoreError) || ![404, 409, 422, 429].includes(error.status)) throw error;
    flash.leave('notSaved');
    return redirect(here, 303);
  }
  flash.leave('webhookSent');
  return redirect(here, 303);
}

/** Days as they are typed, in UTC; the last one to its end. */
function rangeOf(form: FormData): { from?: string; to?: string } {
  const [from, to] = [textIn(form, 'from', 10), textIn(form, 'to', 10)];
  return {
    ...(from !== '' && { from: `${from}T00:00:00.000Z` }),
    ...(to !== '' && { to: `${to}T23:59:59.999Z` }),
  };
}

export default function Webhook() {
  const { title, endpoint, state, cursor, page, whole } = useLoaderData<typeof loader>();
  const { t } = useTranslation('webhooks');
  const here = (query: Record<string, string> = {}) =>
    pagePath('api/webhooks/:id', { id: endpoint.id }, { ...(state && { state }), ...query });
  return (
    <>
      <PageHeader title={title} lead={endpoint.url} />
      <Stack gap={5}>
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('api/webhooks')} tone="quiet">
            {t('back')}
          </ButtonLink>
          {endpoint.is_enabled ? (
            <Form method="post">
              <SubmitButton tone="outline" name="form" value="test">
                {t('action.test')}
              </SubmitButton>
            </Form>
          ) : null}
        </Row>
        {whole ? <WholeDelivery delivery={whole} canReplay={endpoint.is_enabled} /> : null}
        <TabLinks
          label={t('deliveries.filter')}
          tabs={[undefined, ...DELIVERY_STATES].map((one) => ({
            href: pagePath('api/webhooks/:id', { id: endpoint.id }, one ? { state: one } : {}),
            label: t(one ? `delivery.${one}` : 'deliveries.all'),
            isCurrent: one === state,
          }))}
        />
        <Card>
          <DeliveryList deliveries={page.data} hrefOf={(id) => here({ delivery: String(id) })} />
        </Card>
        <Row wraps gap={3}>
          {cursor === undefined ? null : (
            <ButtonLink to={here()} tone="outline">
              {t('deliveries.newest')}
            </ButtonLink>
          )}
          {page.meta.next === null ? null : (
            <ButtonLink to={here({ before: page.meta.next })} tone="outline">
              {t('deliveries.earlier')}
            </ButtonLink>
          )}
        </Row>
        {endpoint.is_enabled ? <Replay /> : null}
      </Stack>
    </>
  );
}

function Replay() {
  const { t } = useTranslation('webhooks');
  return (
    <Disclosure title={t('replay.title')}>
      <Form method="post">
        <FormStack>
          <p>{t('replay.text', { count: MOST_REPLAYED })}</p>
          <TextField type="date" name="from" label={t('replay.from')} />
          <TextField type="date" name="to" label={t('replay.to')} />
          <FormActions>
            <SubmitButton tone="outline" name="form" value="range">
              {t('replay.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Disclosure>
  );
}
