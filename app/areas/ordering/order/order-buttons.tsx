import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
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
        <ButtonLink to={pagePath('orders/:id/receipt', { id: order.id })} tone="outline">
          {t('receipt')}
        </ButtonLink>
      ) : null}
      {order.dripFeedId === null ? null : (
        <ButtonLink to={pagePath('drip-feed/:id', { id: order.dripFeedId })} tone="outline">
          {t('overview:drip.number', { id: order.dripFeedId })}
        </ButtonLink>
      )}
      {order.actions.cancelable ? (
        <ButtonLink to={pagePath('orders/:id', { id: order.id }, { cancel: 1 })} tone="outline">
          {t('cancel.ask')}
        </ButtonLink>
      ) : null}
    </>
  );
}
