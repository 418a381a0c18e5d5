import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#app/components/button-link.tsx';
import { resumePath } from '#app/lib/payment-place.ts';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import type { Outcome } from './outcome.server.ts';

export interface WaysOnProps {
  outcome: Outcome;
  /** What was left to add funds for it. */
  back: string | undefined;
}

/** One order has its own page; several stand in the list. */
function ordersPath([first, ...others]: readonly number[]): string {
  return first !== undefined && others.length === 0 ? `/orders/${first}` : '/orders';
}

/** Where to go from here; the first is what most come for. */
export function WaysOn({ outcome, back }: WaysOnProps) {
  const { t } = useTranslation(['payments', 'shell']);
  const { state, canGoOn, isOrder, orderIds, invoice } = outcome;
  const isOver = state === 'failed' || state === 'expired' || state === 'refused';
  // Whoever pays again now may pay twice.
  const isUnsure = state === 'coming' || state === 'unknown' || state === 'waiting';
  const ways = [
    canGoOn && { to: resumePath(invoice.id), text: t('goOn') },
    // What was ordered is paid where it stands.
    isOrder && {
      to: ordersPath(orderIds),
      text: orderIds.length === 1 ? t('viewOrder') : t('toOrders'),
    },
    !isOrder && isOver && { to: '/add-funds', text: t('another') },
    back !== undefined && { to: back, text: t('toOrder') },
    !isOrder && state === 'paid' && back === undefined && { to: '/', text: t('orderNow') },
    { to: '/finances', text: t('toFinances') },
    !isOrder &&
      !isOver &&
      !isUnsure && {
        to: '/add-funds',
        text: state === 'paid' ? t('shell:addFunds') : t('another'),
      },
  ].filter((way) => way !== false);
  return (
    <FormActions>
      {ways.map(({ to, text }, index) => (
        <ButtonLink key={to} to={to} tone={index === 0 ? 'solid' : 'outline'}>
          {text}
        </ButtonLink>
      ))}
    </FormActions>
  );
}
