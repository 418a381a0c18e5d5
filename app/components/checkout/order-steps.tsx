import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderQuote, OrderTotal } from '#app/lib/checkout/order-quote.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { WhyThisPrice } from '../payment/why-this-price.tsx';
import * as styles from './checkout.css.ts';
import { useLine } from './order-total.tsx';
import { useNumbers } from '../use-numbers.ts';

interface OrderStepsProps {
  quote: OrderQuote | undefined;
  lines: readonly { title: string }[];
}

/** How the total of an order comes about, each line of it step by step. */
export function OrderSteps({ quote, lines }: OrderStepsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('checkout');
  if (!quote?.total) return null;
  const { items, credits } = quote.total;
  return (
    <WhyThisPrice>
      <Stack gap={5}>
        {items.map((item) => (
          <ItemSteps
            key={item.index}
            item={item}
            title={t('why.line', {
              name: lines[item.index]?.title ?? '',
              quantity: numbers.count(item.quantity),
            })}
          />
        ))}
        <Bill total={quote.total} />
        {credits.length > 0 ? <Credits total={quote.total} /> : null}
      </Stack>
    </WhyThisPrice>
  );
}

interface ItemStepsProps {
  item: OrderTotal['items'][number];
  title: string;
}

function ItemSteps({ item: { lines: steps, cost }, title }: ItemStepsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('checkout');
  const line = useLine();
  return (
    <Stack gap={1}>
      <p className={styles.reasonTitle}>{title}</p>
      <DescriptionList
        look="rows"
        items={[
          ...(steps.length > 1 ? steps.map(line) : []),
          { term: t('why.cost'), detail: numbers.money(cost), isTotal: true },
        ]}
      />
    </Stack>
  );
}

/** What the lines cost together, and what is paid beside that. */
function Bill({ total: { items, lines, services, total } }: { total: OrderTotal }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['checkout', 'payments']);
  const line = useLine();
  if (items.length < 2 && lines.length === 0) return null;
  return (
    <DescriptionList
      look="rows"
      items={[
        { term: t('total.subtotal'), detail: numbers.money(services) },
        ...lines.map(line),
        { term: t('payments:total.pay'), detail: numbers.money(total), isTotal: true },
      ]}
    />
  );
}

function Credits({ total: { credits, credited } }: { total: OrderTotal }) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  const line = useLine();
  return (
    <DescriptionList
      look="rows"
      items={[
        ...credits.map(line),
        { term: t('total.credited'), detail: numbers.money(credited), isTotal: true },
      ]}
    />
  );
}
