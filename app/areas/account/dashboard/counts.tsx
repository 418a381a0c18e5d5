import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Stats, type StatDelta } from '#app/ui/surface/stat.tsx';
import type { OrderSums } from '#app/lib/orders/order-sums.server.ts';
import type { Found } from './dashboard.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

type Sum = Pick<OrderSums['total'], 'spent' | 'plotted'>;

const SHOWN: readonly OrderStatus[] = [
  'in_processing',
  'in_moderation',
  'completed',
  'unpaid',
  'stopped',
  'error',
  'canceled',
];

interface CountsProps {
  balance: string;
  found: Found;
  /** Of the days that the chart shows, and of as many before them. */
  now: Sum | undefined;
  before: Sum | undefined;
}

/** What there is to spend, what was spent, and how many orders there are in each state. */
export function Counts({ balance, found, now, before }: CountsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders', 'finances', 'shell']);
  const format = useMoney();
  /** Nothing is told of a first month, of which there is no before. */
  const change = ({ plotted }: Sum, earlier: Sum | undefined): { delta?: StatDelta } => {
    if (!earlier || earlier.plotted === 0) return {};
    const share = plotted / earlier.plotted - 1;
    const text = numbers.percent(Math.round(Math.abs(share) * 100) / 100);
    const direction = share === 0 ? 'flat' : share > 0 ? 'up' : 'down';
    const label = t(`change.${direction}`, { share: text });
    // Spending more is neither good nor bad.
    return { delta: { text, direction, label, isNeutral: true } };
  };
  return (
    <Stack aria-label={t('total')} as="section" gap={4}>
      <Stats
        items={[
          { label: t('finances:purse.balance'), value: format(balance) },
          ...(now && found.orders > 0
            ? [{ label: t('spentMonth'), value: format(now.spent), ...change(now, before) }]
            : []),
          { label: t('running'), value: numbers.count(found.statuses.in_processing) },
          { label: t('orders:state.completed'), value: numbers.count(found.statuses.completed) },
        ]}
      />
      {found.orders > 0 ? (
        <ChipGroup label={t('byStatus')}>
          {SHOWN.filter((status) => found.statuses[status] > 0).map((status) => (
            <ChipLink
              key={status}
              href={pagePath('orders', {}, { status })}
              count={numbers.count(found.statuses[status])}
            >
              {t(`orders:state.${status}`)}
            </ChipLink>
          ))}
        </ChipGroup>
      ) : null}
      <Row as="p" wraps gap={3}>
        {found.orders > 0 ? (
          <ButtonLink to={pagePath('orders/create')}>{t('orders:new')}</ButtonLink>
        ) : null}
        <ButtonLink to={pagePath('add-funds')} tone="outline">
          {t('shell:addFunds')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
