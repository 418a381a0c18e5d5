import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { isOver, isUnderWay, STATE_TONES } from '#app/lib/orders/order-state.ts';
import type { ShownOrder } from '#app/lib/orders/shown-order.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { OrderBadge } from './order-badge.tsx';
import { useNumbers } from '../use-numbers.ts';

interface OrderDeliveryProps {
  order: ShownOrder;
  /** What can be done with it, for whoever may. */
  actions?: ReactNode;
  /** What has dropped of it since, and what can be done about that. */
  drop?: ReactNode;
}

/** How far it is, and what that means. */
export function OrderDelivery({ order, actions, drop }: OrderDeliveryProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('orders');
  const { state, delivered, quantity, cancelState } = order;
  const isHydrated = useHydrated();
  return (
    <Card
      title={t('delivery')}
      headingLevel={2}
      actions={<OrderBadge state={state} />}
      footer={actions}
    >
      <Stack gap={4}>
        {isUnderWay(state) && !isHydrated ? (
          <noscript>
            <meta httpEquiv="refresh" content="20" />
          </noscript>
        ) : null}
        <ProgressBar
          label={t('progress')}
          value={delivered / quantity}
          valueText={t('delivered', {
            delivered: numbers.count(delivered),
            quantity: numbers.count(quantity),
          })}
          tone={STATE_TONES[state] === 'neutral' ? 'brand' : STATE_TONES[state]}
        />
        {drop ?? <p>{t(`meaning.${state}`)}</p>}
        {order.told === null ? null : <Alert tone="info">{order.told}</Alert>}
        {cancelState === 'asked' ? <Alert tone="info">{t('cancel.asked')}</Alert> : null}
        {cancelState === 'refused' && !isOver(state) ? (
          <Alert tone="warning">{t('cancel.refused')}</Alert>
        ) : null}
      </Stack>
    </Card>
  );
}
