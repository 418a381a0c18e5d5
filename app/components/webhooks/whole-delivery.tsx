import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WholeWebhookDelivery } from '#core/messaging/webhooks/deliveries/delivery.contract.ts';
import { CodeBlock } from '#app/components/code-block.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { TONES } from './delivery-list.tsx';

interface WholeDeliveryProps {
  delivery: WholeWebhookDelivery;
  canReplay: boolean;
}

/** What is sent, and what came back each time. */
export function WholeDelivery({ delivery, canReplay }: WholeDeliveryProps) {
  const { t } = useTranslation('webhooks');
  const format = useMoments();
  const { state, next_attempt_at: nextAt } = delivery;
  return (
    <Card title={delivery.type} subtitle={delivery.event_id} headingLevel={2}>
      <Stack gap={4}>
        <Row wraps gap={3} align="center">
          <Badge tone={TONES[state]}>{t(`delivery.${state}`)}</Badge>
          {nextAt === null ? null : (
            <span>{t('deliveries.next', { time: format(nextAt, 'dayTime') })}</span>
          )}
        </Row>
        <CodeBlock>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</CodeBlock>
        <PlainList gap={4}>
          {delivery.tries.map((one) => (
            <li key={one.number}>
              <Stack gap={2}>
                <p>
                  {t('deliveries.attempt', {
                    number: one.number,
                    time: format(one.at, 'dayTime'),
                    took: one.took_ms,
                  })}{' '}
                  {one.reason === null ? null : t(`reason.${one.reason}`)}{' '}
                  {one.status === null ? null : <code>{one.status}</code>}
                </p>
                {one.answer ? <CodeBlock>{one.answer}</CodeBlock> : null}
              </Stack>
            </li>
          ))}
        </PlainList>
        {canReplay ? (
          <Form method="post">
            <input type="hidden" name="delivery" value={delivery.id} />
            <SubmitButton tone="outline" name="form" value="one">
              {t('action.replay')}
            </SubmitButton>
          </Form>
        ) : null}
      </Stack>
    </Card>
  );
}
