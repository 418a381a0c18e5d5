import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WholeApiCall } from '#core/resale/api-calls/api-call.contract.ts';
import { getApiCall } from '#core/resale/api-calls/api-call.operations.ts';
import { CodeBlock } from '#app/components/code-block.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';

export const handle = { i18n: ['api-calls', 'webhooks'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const t = textsOf(context.locale).getFixedT(context.locale, 'api-calls');
  const { data: call } = await context.core
    .call(getApiCall, { params: { callId: params['id'] ?? '' } })
    .catch(orMissing);
  const title = call.operation || t('one');
  return {
    ...pageText(context, 'api/requests/:id'),
    ...{ title, metaTitle: title, metaDescription: call.request_id, noIndex: true, call },
  };
}

export default function ApiRequest() {
  const { title, call } = useLoaderData<typeof loader>();
  const { t } = useTranslation('api-calls');
  return (
    <>
      <PageHeader title={title} lead={call.path} />
      <Stack gap={5}>
        <Row wraps gap={3} align="center">
          <ButtonLink to={pagePath('api/requests')} tone="quiet">
            {t('back')}
          </ButtonLink>
          <Badge tone={call.outcome === 'done' ? 'success' : 'danger'}>
            {t(`outcome.${call.outcome}`)}
          </Badge>
          {call.is_test ? <Badge>{t('mode.test')}</Badge> : null}
        </Row>
        <Card>
          <Facts call={call} />
        </Card>
        <Said title={t('input')} text={call.input} none={t('noInput')} />
        <Said title={t('answer')} text={call.answer} none={t('noAnswer')} />
        <Caused events={call.events} />
      </Stack>
    </>
  );
}

function Facts({ call }: { call: WholeApiCall }) {
  const { t } = useTranslation('api-calls');
  const format = useMoments();
  const money = useMoney();
  const numbers = useNumbers();
  const items = [
    { term: t('fact.requestId'), detail: <code>{call.request_id}</code> },
    { term: t('fact.token'), detail: call.token.name },
    { term: t('fact.time'), detail: format(call.created_at, 'dayTime') },
    { term: t('fact.took'), detail: numbers.count(call.took_ms) },
    { term: t('fact.status'), detail: String(call.status) },
    { term: t('fact.refusal'), detail: call.refusal ?? '' },
    { term: t('fact.cost'), detail: call.cost === null ? '' : money(call.cost) },
    { term: t('fact.address'), detail: call.address },
  ];
  return <DescriptionList look="rows" items={items.filter(({ detail }) => detail !== '')} />;
}

interface SaidProps {
  title: string;
  text: string | null;
  none: string;
}

function Said({ title, text, none }: SaidProps) {
  return (
    <Card title={title} headingLevel={2}>
      {text === null || text === '' ? <p>{none}</p> : <CodeBlock>{inLines(text)}</CodeBlock>}
    </Card>
  );
}

/** What was cut is no JSON any more, and is shown as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** What has happened because of it, and where that was sent. */
function Caused({ events }: { events: WholeApiCall['events'] }) {
  const { t } = useTranslation(['api-calls', 'webhooks']);
  return (
    <Card title={t('events')} headingLevel={2}>
      {events.length === 0 ? (
        <p>{t('noEvents')}</p>
      ) : (
        <PlainList gap={4}>
          {events.map((event) => (
            <li key={event.id}>
              <Stack gap={2}>
                <span>
                  <code>{event.type}</code> <code>{event.id}</code>
                </span>
                {event.deliveries.map((delivery) => (
                  <Row key={delivery.id} wraps gap={3} align="center" justify="between">
                    <Anchor
                      href={pagePath(
                        'api/webhooks/:id',
                        { id: delivery.endpoint_id },
                        { delivery: String(delivery.id) },
                      )}
                    >
                      <bdi>{delivery.url}</bdi>
                    </Anchor>
                    <Badge tone={TONES[delivery.state]}>
                      {t(`webhooks:delivery.${delivery.state}`)}
                    </Badge>
                  </Row>
                ))}
              </Stack>
            </li>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const;
