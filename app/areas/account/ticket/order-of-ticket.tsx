import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { OrderOfTicket as Order } from './ticket.server.ts';

/** The order that a ticket is about, with what can be done about it without waiting. */
export function OrderOfTicket({ order }: { order: Order }) {
  const { t } = useTranslation(['tickets', 'orders']);
  const { id, name, state, actions, hasRefill } = order;
  return (
    <Card
      title={<bdi>{name}</bdi>}
      subtitle={t('orders:number', { id })}
      headingLevel={2}
      actions={<OrderBadge state={state} />}
    >
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('orders/:id', { id })} tone="outline">
          {t('order.view')}
        </ButtonLink>
        {hasRefill && state === 'completed' ? (
          <ButtonLink to={`${pagePath('orders/:id', { id })}#refill`} tone="outline">
            {t('order.refill')}
          </ButtonLink>
        ) : null}
        {actions.cancelable ? (
          <ButtonLink to={pagePath('orders/:id', { id }, { cancel: 1 })} tone="outline">
            {t('orders:cancel.ask')}
          </ButtonLink>
        ) : null}
      </Row>
    </Card>
  );
}
