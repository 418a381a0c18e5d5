import { useTranslation } from 'react-i18next';
import type {
  OrderQuote,
  OrderTotal,
  OrderTotalLine,
} from '../../lib/checkout/order-quote.server.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { DescriptionList, type Description } from '../../ui/surface/description-list.tsx';
import { Price, useMoney } from '../price.tsx';
import * as styles from './checkout.css.ts';

interface OrderTotalProps {
  quote: OrderQuote | undefined;
  isAsking: boolean;
}

/** What is paid and what comes back to the balance, each with the way to it. */
export function OrderTotalBill({ quote, isAsking }: OrderTotalProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  const total = quote?.total;
  return (
    <div className={styles.total} aria-live="polite" aria-busy={isAsking}>
      {total ? (
        <Bill total={total} />
      ) : (
        <p className={styles.muted}>{t('payments:total.unknown')}</p>
      )}
      {quote?.errors?.others.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

function Bill({ total }: { total: OrderTotal }) {
  const { t } = useTranslation(['checkout', 'payments']);
  const line = useLine();
  const off: Description[] =
    total.coupon?.type === 'discount'
      ? [line({ kind: 'coupon', amount: `-${total.coupon.amount}`, percent: total.coupon.percent })]
      : [];
  return (
    <>
      <DescriptionList
        look="rows"
        items={[
          { term: t('total.subtotal'), detail: charged(total.original) },
          ...off,
          ...total.lines.map(line),
          { term: t('payments:total.pay'), detail: charged(total.total), isTotal: true },
        ]}
      />
      {total.credits.length > 0 ? (
        <div>
          <p className={styles.gain}>{t('payments:total.credited')}</p>
          <DescriptionList look="rows" items={total.credits.map(line)} />
        </div>
      ) : null}
      <InOtherCurrency amount={total.total} />
    </>
  );
}

/** A step on the way to a price, as a line of a bill. */
export function useLine() {
  const { t, i18n } = useTranslation(['checkout', 'payments']);
  return ({ kind, amount, percent }: OrderTotalLine): Description => ({
    term:
      percent === null
        ? t(`line.${kind}`)
        : `${t(`line.${kind}`)} (${formatPercent(Math.abs(percent), i18n.language)})`,
    detail: charged(amount),
  });
}

/** What is charged is charged in dollars, whatever prices are read in. */
export function charged(amount: string): string {
  return formatMoney(amount, { code: 'USD', rate: '1' });
}

function InOtherCurrency({ amount }: { amount: string }) {
  const { t } = useTranslation(['checkout', 'payments']);
  const format = useMoney();
  if (format(amount) === charged(amount)) return null;
  return (
    <p className={styles.muted}>
      {t('payments:total.about')} <Price amount={amount} />
    </p>
  );
}
