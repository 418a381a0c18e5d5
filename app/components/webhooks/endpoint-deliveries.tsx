import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DELIVERY_STATES, MOST_REPLAYED } from '#core/messaging/webhooks/webhook-rules.pure.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import type { Deliveries } from './deliveries.server.ts';
import { DeliveryList } from './delivery-list.tsx';
import { WEBHOOK_PAGES, type WebhookOwner } from './webhook-pages.ts';
import { WholeDelivery } from './whole-delivery.tsx';

interface EndpointDeliveriesProps {
  owner: WebhookOwner;
  shown: Deliveries;
}

export function EndpointDeliveries({ owner, shown }: EndpointDeliveriesProps) {
  const { endpoint, state, cursor, page, whole } = shown;
  const { t } = useTranslation('webhooks');
  const { all, one } = WEBHOOK_PAGES[owner];
  const { id } = endpoint;
  const here = (query: Record<string, string> = {}) =>
    pagePath(one, { id }, { ...(state && { state }), ...query });
  return (
    <Stack gap={5}>
      <Row wraps gap={3}>
        <ButtonLink to={pagePath(all)} tone="quiet">
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
        tabs={[undefined, ...DELIVERY_STATES].map((known) => ({
          href: pagePath(one, { id }, known ? { state: known } : {}),
          label: t(known ? `delivery.${known}` : 'deliveries.all'),
          isCurrent: known === state,
        }))}
      />
      <Card>
        <DeliveryList
          deliveries={page.data}
          hrefOf={(delivery) => here({ delivery: String(delivery) })}
        />
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
