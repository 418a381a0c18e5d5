import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type {
  OrderQuote,
  OrderTotal,
  OrderTotalLine,
} from '#app/lib/checkout/order-quote.server.ts';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { ChargedInDollars } from '../charged-in-dollars.tsx';
import * as styles from './checkout.css.ts';
import { useNumbers } from '../use-numbers.ts';

interface OrderTotalProps {
  quote: OrderQuote | undefined;
  isAsking: boolean;
}

/** What is paid and what comes back to the balance. */
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
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  const added = { term: t('total.credited'), detail: numbers.money(total.credited) };
  return (
    <>
      <DescriptionList
        look="rows"
        items={[
          ...(total.credits.length > 0 ? [added] : []),
          { term: t('total.pay'), detail: numbers.money(total.total), isTotal: true },
        ]}
      />
      <ChargedInDollars amount={total.total} />
    </>
  );
}

/** A step on the way to a price, as a line of a bill. */
export function useLine() {
  const numbers = useNumbers();
  const { t } = useTranslation(['checkout', 'payments']);
  return ({ kind, amount, percent }: OrderTotalLine): Description => ({
    term:
      percent === null
        ? t(`line.${kind}`)
        : `${t(`line.${kind}`)} (${numbers.percent(Math.abs(percent))})`,
    detail: numbers.money(amount),
  });
}
