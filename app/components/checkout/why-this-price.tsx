import { useTranslation } from 'react-i18next';
import type { OrderQuote } from '../../lib/checkout/order-quote.server.ts';
import { formatCount } from '../../lib/format-count.ts';
import { DescriptionList } from '../../ui/surface/description-list.tsx';
import { Disclosure } from '../../ui/surface/disclosure.tsx';
import * as styles from './checkout.css.ts';
import { charged, useLine } from './order-total.tsx';

interface WhyThisPriceProps {
  quote: OrderQuote | undefined;
  lines: readonly { title: string }[];
}

/** How the price of each line comes about, step by step. */
export function WhyThisPrice({ quote, lines }: WhyThisPriceProps) {
  const { t } = useTranslation('checkout');
  const line = useLine();
  if (!quote?.total) return null;
  return (
    <Disclosure title={t('why.title')} icon="circle-help">
      <ol className={styles.reasons}>
        {quote.total.items.map(({ index, quantity, lines: steps, cost }) => (
          <li key={index} className={styles.reason}>
            <p className={styles.reasonTitle}>
              {t('why.line', { name: lines[index]?.title ?? '', quantity: formatCount(quantity) })}
            </p>
            <DescriptionList
              look="rows"
              items={[
                ...steps.map(line),
                { term: t('why.cost'), detail: charged(cost), isTotal: true },
              ]}
            />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
