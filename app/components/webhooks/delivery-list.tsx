import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WebhookDelivery } from '#core/messaging/webhooks/deliveries/delivery.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';

export const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const;

interface DeliveryListProps {
  deliveries: readonly WebhookDelivery[];
  hrefOf: (id: number) => string;
}

export function DeliveryList({ deliveries, hrefOf }: DeliveryListProps) {
  const { t } = useTranslation('webhooks');
  if (deliveries.length === 0) {
    return (
      <EmptyState icon="bell" title={t('deliveries.empty')} headingLevel={2}>
        {t('deliveries.emptyText')}
      </EmptyState>
    );
  }
  return (
    <PlainList gap={4}>
      {deliveries.map((one) => (
        <li key={one.id}>
          <Row wraps gap={3} align="center" justify="between">
            <span>
              <Anchor href={hrefOf(one.id)}>{one.type}</Anchor> <Moment at={one.created_at} />
            </span>
            <Row wraps gap={3} align="center">
              <span>{t('attempts', { count: one.attempts })}</span>
              {one.last_status === null ? null : <code>{one.last_status}</code>}
              <Badge tone={TONES[one.state]}>{t(`delivery.${one.state}`)}</Badge>
            </Row>
          </Row>
        </li>
      ))}
    </PlainList>
  );
}
