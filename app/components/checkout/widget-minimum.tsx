import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '../price.tsx';
import * as styles from './checkout.css.ts';

/** What a partner has set, where somebody would only learn it after filling in a form. */
export function WidgetMinimum({ minimum }: { minimum: string | undefined }) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  return minimum === undefined ? null : (
    <p className={styles.muted}>{t('minimum', { amount: money(minimum) })}</p>
  );
}
