import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CancelPayment } from '#app/areas/billing/cancel-payment.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { addFundsPath, placeLeft, resumePath } from '#app/lib/money/payment-place.ts';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import type { Outcome } from './outcome.server.ts';
import { isOverWith } from './over.ts';

export interface NextStepsProps {
  outcome: Outcome;
  /** What was left to add funds for it. */
  back: string | undefined;
}

/** One order has its own page; several stand in the list. */
function ordersPath([first, ...others]: readonly number[]): string {
  return first !== undefined && others.length === 0
    ? pagePath('orders/:id', { id: first })
    : pagePath('orders');
}

/** Where to go from here; the first is what most come for. */
export function NextSteps({ outcome, back }: NextStepsProps) {
  const { t } = useTranslation(['payments', 'shell']);
  const { state, canGoOn, isOrder, orderIds, invoice } = outcome;
  const isOver = isOverWith(state);
  // Whoever pays again now may pay twice.
  const isUnsure = state === 'coming' || state === 'unknown' || state === 'waiting';
  const again = addFundsPath({ amount: invoice.amount, backTo: back });
  const wayBack = {
    toOrder: t('toOrder'),
    toPlans: t('toPlans'),
    toSubscription: t('toSubscription'),
  };
  const ways = [
    canGoOn && { to: resumePath(invoice.id, back), text: t('goOn') },
    // What was ordered is paid where it stands.
    isOrder && {
      to: ordersPath(orderIds),
      text: orderIds.length === 1 ? t('viewOrder') : t('toOrders'),
    },
    !isOrder && isOver && { to: again, text: t('another') },
    back !== undefined && {
      to: back,
      text: wayBack[placeLeft(back) ?? 'toOrder'],
    },
    !isOrder && state === 'paid' && back === undefined && { to: pagePath(''), text: t('orderNow') },
    state === 'unknown' && { to: pagePath('tickets/new'), text: t('toSupport') },
    { to: pagePath('finances'), text: t('toFinances') },
    !isOrder &&
      !isOver &&
      !isUnsure && {
        ...(state === 'paid'
          ? { to: pagePath('add-funds'), text: t('shell:addFunds') }
          : { to: again, text: t('another') }),
      },
  ].filter((way) => way !== false);
  return (
    <FormActions>
      {ways.map(({ to, text }, index) => (
        <ButtonLink key={to} to={to} tone={index === 0 ? 'solid' : 'outline'}>
          {text}
        </ButtonLink>
      ))}
      {canGoOn ? <CancelPayment id={invoice.id} back={back} /> : null}
    </FormActions>
  );
}
