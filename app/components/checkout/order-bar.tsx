import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { OrderQuote } from '#app/lib/checkout/order-quote.server.ts';
import { Price } from '../price.tsx';
import * as styles from './checkout.css.ts';

interface OrderBarProps {
  quote: OrderQuote | undefined;
  isAsking: boolean;
}

/** What the order comes to and the button, in sight wherever somebody is in the form. */
export function OrderBar({ quote, isAsking }: OrderBarProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  return (
    <div className={styles.bar}>
      <span className={styles.barTotal} aria-busy={isAsking}>
        <span className={styles.barLabel}>{t('payments:total.pay')}</span>
        <strong>{quote?.total ? <Price amount={quote.total.total} /> : '–'}</strong>
      </span>
      <SubmitButton name="intent" value="order">
        {t('order')}
      </SubmitButton>
    </div>
  );
}
