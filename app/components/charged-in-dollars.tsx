import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import * as styles from './charged-in-dollars.css.ts';
import { useNumbers } from './use-numbers.ts';

/** What is charged, where a payment is decided, for who reads prices in another currency. */
export function ChargedInDollars({ amount }: { amount: string }) {
  const { t } = useTranslation('payments');
  const numbers = useNumbers();
  const dollars = numbers.dollars(amount);
  if (numbers.money(amount) === dollars) return null;
  return <p className={styles.charged}>{t('total.charged', { amount: dollars })}</p>;
}
