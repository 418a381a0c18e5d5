import { ButtonLink } from '#app/components/button-link.tsx';
import { addFundsPath, resumePath } from '#app/lib/money/payment-place.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { ShownSubscription } from './subscription.server.ts';

/** What keeps new posts waiting, and what to do about it. */
export function WaitingNotice({ subscription }: { subscription: ShownSubscription }) {
  const { t } = useTranslation('subscriptions');
  const { waitingFor } = subscription;
  if (waitingFor === null) return null;
  return (
    <Alert
      tone="warning"
      title={t(`waits.${waitingFor}.title`)}
      actions={<WayOn subscription={subscription} />}
    >
      {t(`waits.${waitingFor}.text`)}
    </Alert>
  );
}

function WayOn({
  subscription: { id, url, waitingFor, invoiceId, isByProgram },
}: {
  subscription: ShownSubscription;
}) {
  const { t } = useTranslation('subscriptions');
  const look = { tone: 'outline', size: 'small' } as const;
  switch (waitingFor) {
    case 'funds':
    case 'card':
      return (
        <ButtonLink to={addFundsPath({ backTo: pagePath('subscriptions/:id', { id }) })} {...look}>
          {t('waits.funds.action')}
        </ButtonLink>
      );
    case 'card_confirmation':
      return invoiceId === null ? null : (
        <ButtonLink to={resumePath(invoiceId)} {...look}>
          {t('waits.card_confirmation.action')}
        </ButtonLink>
      );
    case 'price':
      // Its program begins another one.
      return isByProgram ? null : (
        <ButtonLink to={pagePath('orders/create', {}, { type: 'autopromotion', url })} {...look}>
          {t('waits.price.action')}
        </ButtonLink>
      );
    default:
      return null;
  }
}
