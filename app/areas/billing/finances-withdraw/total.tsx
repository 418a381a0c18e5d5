import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WithdrawalQuote } from '#app/areas/billing/withdrawal-total.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from './withdraw.css.ts';

interface TotalProps {
  /** Undefined until an amount is known. */
  quote: WithdrawalQuote | undefined;
  isAsking: boolean;
}

/** What is kept and what is paid out. */
export function Total({ quote, isAsking }: TotalProps) {
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  if (quote?.total === undefined) {
    const [problem] = quote?.errors?.other ?? [];
    return <p className={styles.muted}>{problem ?? t('total.unknown')}</p>;
  }
  return (
    <div aria-live="polite" aria-busy={isAsking}>
      <DescriptionList
        look="rows"
        items={[
          { term: t('total.amount'), detail: dollars(quote.amount) },
          { term: t('total.fee'), detail: dollars(quote.fee) },
          { term: t('total.receive'), detail: dollars(quote.total), isTotal: true },
        ]}
      />
    </div>
  );
}
