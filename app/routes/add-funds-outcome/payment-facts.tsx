import { useTranslation } from 'react-i18next';
import { UtcTime } from '../../components/utc-time.tsx';
import { formatMoney } from '../../lib/format-money.ts';
import { DescriptionList, type Description } from '../../ui/surface/description-list.tsx';
import type { Outcome } from './outcome.server.ts';

/** A payment in figures: charged in dollars, whatever prices are read in. */
export function PaymentFacts({ invoice }: Pick<Outcome, 'invoice'>) {
  const { t } = useTranslation('payments');
  const dollars = (amount: string) => formatMoney(amount, { code: 'USD', rate: '1' });
  const { received, refunded, paidAt, expiresAt } = invoice;
  const items: (Description | undefined)[] = [
    { term: t('fact.method'), detail: invoice.method },
    { term: t('fact.total'), detail: dollars(invoice.total) },
    received !== null && received !== invoice.total
      ? { term: t('fact.received'), detail: dollars(received) }
      : undefined,
    refunded === '0' ? undefined : { term: t('fact.refunded'), detail: dollars(refunded) },
    {
      term: invoice.isPaid ? t('fact.credited') : t('fact.toCredit'),
      detail: dollars(invoice.credited),
    },
    { term: t('fact.created'), detail: <UtcTime at={invoice.createdAt} /> },
    paidAt === null ? undefined : { term: t('fact.paid'), detail: <UtcTime at={paidAt} /> },
    expiresAt === null
      ? undefined
      : { term: t('fact.expires'), detail: <UtcTime at={expiresAt} /> },
  ];
  return <DescriptionList items={items.filter((item) => item !== undefined)} />;
}
