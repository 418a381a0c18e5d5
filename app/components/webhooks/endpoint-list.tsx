import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WebhookEndpoint } from '#core/messaging/webhooks/endpoints/endpoint.contract.ts';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { ProofFields, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { Asked } from '#app/components/asked.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { EventTypes } from './event-types.tsx';
import type { WebhookValues } from './webhook-forms.server.ts';
import { WEBHOOK_PAGES, type WebhookOwner } from './webhook-pages.ts';
import type { WebhookResult } from './webhook-result.ts';

interface EndpointListProps {
  owner: WebhookOwner;
  endpoints: readonly WebhookEndpoint[];
  customer: Profile;
  constraint: object;
  result: WebhookResult | undefined;
}

export function EndpointList({ endpoints, ...rest }: EndpointListProps) {
  const { t } = useTranslation('webhooks');
  if (endpoints.length === 0) {
    return (
      <Card title={t('list.title')} headingLevel={2}>
        <EmptyState icon="bell" title={t('empty.title')} headingLevel={3}>
          {t('empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={5}>
      {endpoints.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} {...rest} />
      ))}
    </Stack>
  );
}

type EndpointProps = Omit<EndpointListProps, 'endpoints'> & { endpoint: WebhookEndpoint };

function Endpoint({ owner, endpoint, customer, constraint, result }: EndpointProps) {
  const { t } = useTranslation('webhooks');
  const format = useMoments();
  const isOwn =
    result?.initialValue?.form === 'rotate' && result.initialValue.id === String(endpoint.id);
  const since = endpoint.failing_since;
  return (
    <Card title={<bdi>{endpoint.url}</bdi>} headingLevel={2}>
      <Stack gap={4}>
        <Row wraps gap={2} align="center">
          <State endpoint={endpoint} />
          {endpoint.is_test ? <Badge tone="info">{t('state.test')}</Badge> : null}
          {endpoint.is_enabled && since !== null ? (
            <span>{t('state.failing', { time: format(since, 'dayTime') })}</span>
          ) : null}
        </Row>
        <DescriptionList
          items={[
            {
              term: t('field.types'),
              detail: endpoint.types.length === 0 ? t('allTypes') : endpoint.types.join(', '),
            },
          ]}
        />
        {endpoint.secrets.length > 1 ? <p>{t('secret.two')}</p> : null}
        <PlainList gap={2}>
          {endpoint.secrets.map((secret, at) => (
            <li key={secret.id}>
              <Row wraps gap={3} align="center" justify="between">
                <span>
                  <code>{secret.hint}</code>{' '}
                  {t('secret.created', { time: format(secret.created_at, 'day') })}
                </span>
                {at > 0 ? <End endpoint={endpoint} secret={secret} /> : null}
              </Row>
            </li>
          ))}
        </PlainList>
        <Row wraps gap={3}>
          <ButtonLink to={pagePath(WEBHOOK_PAGES[owner].one, { id: endpoint.id })} tone="outline">
            {t('action.deliveries')}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="id" value={endpoint.id} />
            <SubmitButton
              tone="outline"
              name="form"
              value={endpoint.is_enabled ? 'disable' : 'enable'}
            >
              {t(endpoint.is_enabled ? 'action.disable' : 'action.enable')}
            </SubmitButton>
          </Form>
        </Row>
        <Disclosure title={t('action.types')}>
          <TypesForm endpoint={endpoint} />
        </Disclosure>
        <Disclosure title={t('action.rotate')} isOpen={isOwn}>
          <RotateForm {...{ endpoint, customer, constraint }} result={isOwn ? result : undefined} />
        </Disclosure>
        <Asked name="remove" tone="danger" title={t('action.remove')} text={t('remove.text')}>
          <input type="hidden" name="id" value={endpoint.id} />
        </Asked>
      </Stack>
    </Card>
  );
}

function State({
  endpoint: { is_enabled, disabled_because, failing_since },
}: {
  endpoint: WebhookEndpoint;
}) {
  const { t } = useTranslation('webhooks');
  if (!is_enabled) {
    return <Badge tone="neutral">{t(`disabled.${disabled_because ?? 'customer'}`)}</Badge>;
  }
  return failing_since === null ? (
    <Badge tone="success">{t('state.active')}</Badge>
  ) : (
    <Badge tone="warning">{t('state.fails')}</Badge>
  );
}

interface EndProps {
  endpoint: WebhookEndpoint;
  secret: WebhookEndpoint['secrets'][number];
}

function End({ endpoint, secret }: EndProps) {
  const { t } = useTranslation('webhooks');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={endpoint.id} />
      <input type="hidden" name="key" value={secret.id} />
      <SubmitButton size="small" tone="outline" name="form" value="end">
        {t('action.end', { hint: secret.hint })}
      </SubmitButton>
    </Form>
  );
}

/** It needs no proof: what is told may change, where it goes may not. */
function TypesForm({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('webhooks');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={endpoint.id} />
      <FormStack>
        <EventTypes chosen={endpoint.types} />
        <FormActions>
          <SubmitButton name="form" value="types" tone="outline">
            {t('types.submit')}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}

function RotateForm({ endpoint, customer, constraint, result }: Omit<EndpointProps, 'owner'>) {
  const { t } = useTranslation('webhooks');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<WebhookValues['rotate']>({ id: `rotate-${endpoint.id}`, result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormStack>
        <p>{t('rotate.text')}</p>
        <FormErrors form={form} result={reply} labels={useProofLabels()} />
        <input type="hidden" name="id" value={endpoint.id} />
        <ProofFields customer={customer} fields={fields} />
        <FormActions>
          <SubmitButton name="form" value="rotate" tone="outline">
            {t('action.rotate')}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}
