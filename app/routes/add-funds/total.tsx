import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import type { TopUpQuote } from '../../lib/top-up-quote.server.ts';
import { Price, useMoney } from '../../components/price.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DescriptionList } from '../../ui/surface/description-list.tsx';
import * as styles from './add-funds.css.ts';

type Line = NonNullable<TopUpQuote['lines']>[number];

interface TotalProps {
  /** Undefined until it is worked out again. */
  quote: TopUpQuote | undefined;
  isAsking: boolean;
}

/** What is paid and what comes to the balance, each with the way to it. */
export function Total({ quote, isAsking }: TotalProps) {
  const { t, i18n } = useTranslation('payments');
  const itemOf = ({ kind, amount, percent }: Line) => ({
    term:
      percent === null
        ? t(`line.${kind}`)
        : `${t(`line.${kind}`)} (${formatPercent(percent, i18n.language)})`,
    detail: charged(amount),
  });
  if (quote?.total === undefined) {
    const problem = quote?.errors?.other[0];
    return <p className={styles.muted}>{problem ?? t('total.unknown')}</p>;
  }
  const { total, credited, lines, credits, next } = quote;
  const sum = (term: string, amount: string) => ({ term, detail: charged(amount), isTotal: true });
  return (
    <div className={styles.total} aria-live="polite" aria-busy={isAsking}>
      <DescriptionList look="rows" items={[...lines.map(itemOf), sum(t('total.pay'), total)]} />
      <DescriptionList
        look="rows"
        items={[...credits.map(itemOf), sum(t('total.credited'), credited)]}
      />
      <InOtherCurrency amount={credited} />
      {next ? (
        <p className={styles.hint}>
          <Icon name="gift" size={16} />
          {t('nextBonus', {
            missing: charged(next.missing),
            share: formatPercent(next.share, i18n.language),
          })}
        </p>
      ) : null}
    </div>
  );
}

/** What is charged is charged in dollars, whatever prices are read in. */
function charged(amount: string): string {
  return formatMoney(amount, { code: 'USD', rate: '1' });
}

function InOtherCurrency({ amount }: { amount: string }) {
  const { t } = useTranslation('payments');
  const format = useMoney();
  if (format(amount) === charged(amount)) return null;
  return (
    <p className={styles.muted}>
      {t('total.about')} <Price amount={amount} />
    </p>
  );
}
