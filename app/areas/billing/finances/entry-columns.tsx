import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '#app/components/price.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { Entry } from '#app/areas/billing/finance-entries.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import * as styles from './finances.css.ts';

export function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('finances');
  return [
    {
      id: 'at',
      title: t('column.date'),
      namesRow: true,
      cell: ({ at }) => <Moment at={at} />,
    },
    { id: 'kind', title: t('column.kind'), cell: (entry) => <Kind entry={entry} /> },
    { id: 'about', title: t('column.about'), cell: (entry) => <About entry={entry} /> },
    {
      id: 'amount',
      title: t('column.amount'),
      numeric: true,
      cell: ({ amount }) => <Amount amount={amount} />,
    },
    {
      id: 'balance',
      title: t('column.balance'),
      numeric: true,
      cell: ({ balance }) => <Balance amount={balance} />,
    },
  ];
}

function Kind({ entry: { kind, cause, account } }: { entry: Entry }) {
  const { t } = useTranslation('finances');
  const isPayment = cause === null || cause === 'payment';
  // What alone says what it is; an adjustment would say nothing.
  const isNamedByCause = kind === 'invoiced' || kind === 'admin';
  return (
    <Stack as="span" gap="half" fitsContent>
      {isPayment || !isNamedByCause ? t(`kind.${kind}`) : t(`cause.${cause}`)}
      {isPayment || isNamedByCause ? null : (
        <span className={styles.detail}>{t(`cause.${cause}`)}</span>
      )}
      {account === 'balance' ? null : (
        <span className={styles.detail}>{t(`purse.${account}`)}</span>
      )}
    </Stack>
  );
}

/** What an entry belongs to, and why it is there. */
function About({ entry }: { entry: Entry }) {
  const { orderId, dripFeedId, service, refund, invoiceId, method, reason } = entry;
  const { count } = useNumbers();
  const { t } = useTranslation('finances');
  return (
    <Stack as="span" gap="half" fitsContent>
      {orderId === null ? null : (
        <Link to={pagePath('orders/:id', { id: orderId })}>
          {t('about.order', { id: orderId })}
        </Link>
      )}
      {dripFeedId === null ? null : (
        <Link to={pagePath('drip-feed/:id', { id: dripFeedId })}>
          {t('about.dripFeed', { id: dripFeedId })}
        </Link>
      )}
      {service === undefined ? null : <span className={styles.detail}>{service}</span>}
      {refund === undefined || refund.missing <= 0 ? null : (
        <span className={styles.detail}>
          {t('about.missing', {
            missing: count(refund.missing),
            quantity: count(refund.quantity),
          })}
        </span>
      )}
      {refund?.told == null ? null : <span className={styles.detail}>{refund.told}</span>}
      {invoiceId === null ? null : (
        <Link to={pagePath('add-funds/success', {}, { invoice: invoiceId })}>
          {t('about.payment', { id: invoiceId })}
        </Link>
      )}
      {method === undefined ? null : <span className={styles.detail}>{method}</span>}
      {reason === null ? null : <span className={styles.detail}>{reason}</span>}
    </Stack>
  );
}

function Amount({ amount }: { amount: string }) {
  const format = useMoney();
  const isIncome = !amount.startsWith('-');
  return (
    <data value={amount} className={isIncome ? styles.income : undefined}>
      {isIncome ? `+${format(amount)}` : format(amount)}
    </data>
  );
}

function Balance({ amount }: { amount: string }) {
  const format = useMoney();
  return <data value={amount}>{format(amount)}</data>;
}
