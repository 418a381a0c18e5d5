import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#app/components/button-link.tsx';
import { HoldForm } from './hold-form.tsx';
import type { ShownOrder } from './order-page.server.ts';

/** What can be done with an order now. */
export function OrderButtons({ order }: { order: ShownOrder }) {
  const { t } = useTranslation(['orders', 'overview']);
  return (
    <>
      <HoldForm order={order} />
      <ButtonLink to={order.again} tone="outline">
        {t('again')}
      </ButtonLink>
      {order.isPaid ? (
        <ButtonLink to={`/orders/${order.id}/receipt`} tone="outline">
          {t('receipt')}
        </ButtonLink>
      ) : null}
      {order.dripFeedId === null ? null : (
        <ButtonLink to={`/drip-feed/${order.dripFeedId}`} tone="outline">
          {t('overview:drip.number', { id: order.dripFeedId })}
        </ButtonLink>
      )}
      {order.actions.cancelable ? (
        <ButtonLink to={`/orders/${order.id}?cancel=1`} tone="outline">
          {t('cancel.ask')}
        </ButtonLink>
      ) : null}
    </>
  );
}
