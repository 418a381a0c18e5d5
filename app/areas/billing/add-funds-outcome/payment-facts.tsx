import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ChargedInDollars } from '#app/components/charged-in-dollars.tsx';
import { Moment } from '#app/components/moment.tsx';
import { PaymentSteps } from '#app/components/payment/payment-total.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import type { Outcome } from './outcome.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

/** A payment in figures. */
export function PaymentFacts({ invoice }: Pick<Outcome, 'invoice'>) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  const { received, refunded, paidAt, expiresAt } = invoice;
  const items: (Description | undefined)[] = [
    { term: t('fact.method'), detail: invoice.method },
    { term: t('fact.total'), detail: numbers.money(invoice.total) },
    received !== null && received !== invoice.total
      ? { term: t('fact.received'), detail: numbers.money(received) }
      : undefined,
    refunded === '0' ? undefined : { term: t('fact.refunded'), detail: numbers.money(refunded) },
    {
      term: invoice.isPaid ? t('fact.credited') : t('fact.toCredit'),
      detail: numbers.money(invoice.credited),
    },
    { term: t('fact.created'), detail: <Moment at={invoice.createdAt} /> },
    paidAt === null ? undefined : { term: t('fact.paid'), detail: <Moment at={paidAt} /> },
    expiresAt === null ? undefined : { term: t('fact.expires'), detail: <Moment at={expiresAt} /> },
  ];
  return (
    <>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
      <ChargedInDollars amount={invoice.total} />
      <PaymentSteps {...invoice} total={invoice.paid} />
    </>
  );
}
