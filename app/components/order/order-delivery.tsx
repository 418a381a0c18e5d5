import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format-count.ts';
import { STATE_TONES } from '../../lib/order-state.ts';
import type { ShownOrder } from '../../lib/shown-order.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { OrderBadge } from './order-badge.tsx';
import * as styles from './order.css.ts';

interface OrderDeliveryProps {
  order: ShownOrder;
  /** What can be done with it, for whoever may. */
  actions?: ReactNode;
}

/** How far it is, and what that means. */
export function OrderDelivery({ order, actions }: OrderDeliveryProps) {
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
      <div className={styles.stack}>
        {state === 'in_processing' && !isHydrated ? (
          <noscript>
            <meta httpEquiv="refresh" content="20" />
          </noscript>
        ) : null}
        <ProgressBar
          label={t('progress')}
          value={delivered / quantity}
          valueText={t('delivered', {
            delivered: formatCount(delivered),
            quantity: formatCount(quantity),
          })}
          tone={STATE_TONES[state] === 'neutral' ? 'brand' : STATE_TONES[state]}
        />
        <p>{t(`meaning.${state}`)}</p>
        {order.told === null ? null : <Alert tone="info">{order.told}</Alert>}
        {cancelState === 'asked' ? <Alert tone="info">{t('cancel.asked')}</Alert> : null}
        {cancelState === 'refused' ? <Alert tone="warning">{t('cancel.refused')}</Alert> : null}
      </div>
    </Card>
  );
}
