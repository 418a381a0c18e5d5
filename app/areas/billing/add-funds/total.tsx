import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { TopUpQuote } from '#app/areas/billing/top-up-quote.server.ts';
import { PaymentTotal } from '#app/components/payment/payment-total.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './add-funds.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface TotalProps {
  /** Undefined until it is worked out again. */
  quote: TopUpQuote | undefined;
  isAsking: boolean;
}

/** What is paid and what comes to the balance. */
export function Total({ quote, isAsking }: TotalProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  if (quote?.total === undefined) {
    const problem = quote?.errors?.other[0];
    return <p className={styles.muted}>{problem ?? t('total.unknown')}</p>;
  }
  const { next, ...paid } = quote;
  return (
    <Stack gap={4} aria-live="polite" aria-busy={isAsking}>
      <PaymentTotal {...paid} />
      {next ? (
        <Row as="p" gap={2} className={styles.hint}>
          <Icon name="gift" size={16} />
          {t('nextBonus', {
            missing: numbers.money(next.missing),
            share: numbers.percent(next.share),
          })}
        </Row>
      ) : null}
    </Stack>
  );
}
