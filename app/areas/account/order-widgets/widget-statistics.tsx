import { WIDGET_GROUPS } from '#core/growth/order-widgets/widget-groups.pure.ts';
import { Day } from '#app/components/moment.tsx';
import { PeriodForm } from '#app/components/period-form.tsx';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { OwnWidgets } from './widgets-page.server.ts';

/** What was ordered through all widgets, by one of four groups. */
export function WidgetStatistics({ choice, rows }: Pick<OwnWidgets, 'choice' | 'rows'>) {
  const { t } = useTranslation('widget');
  return (
    <Card title={t('statistics.title')} subtitle={t('statistics.text')} headingLevel={2}>
      <Stack gap={6}>
        {/* Another choice came with the address: a form anew. */}
        <PeriodForm
          key={Object.values(choice).join()}
          path="order-widget"
          names={{ group: 'group_by', from: 'start_date', to: 'end_date' }}
          groups={WIDGET_GROUPS.map((value) => ({ value, label: t(`unit.${value}`) }))}
          choice={choice}
        />
        {rows.length === 0 ? (
          <EmptyState drawing={DRAWINGS.chart} title={t('statistics.none')} headingLevel={3} />
        ) : (
          <Rows group={choice.group} rows={rows} />
        )}
      </Stack>
    </Card>
  );
}

function Rows({ group, rows }: { group: OwnWidgets['choice']['group']; rows: OwnWidgets['rows'] }) {
  const { t } = useTranslation('widget');
  const numbers = useNumbers();
  return (
    <Table
      caption={t(`unit.${group}`)}
      captionIsHidden
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'name',
          title: t(`unit.${group}`),
          namesRow: true,
          cell: ({ key, name }) => (group === 'date' ? <Day day={key} /> : name),
        },
        {
          id: 'orders',
          title: t('statistics.orders'),
          numeric: true,
          cell: ({ orders }) => numbers.count(orders),
        },
        {
          id: 'paid',
          title: t('statistics.paid'),
          numeric: true,
          cell: ({ paid_orders: paid }) => numbers.count(paid),
        },
        {
          id: 'spent',
          title: t('statistics.spent'),
          numeric: true,
          cell: ({ spent }) => <Price amount={spent} />,
        },
        {
          id: 'reward',
          title: t('statistics.reward'),
          numeric: true,
          cell: ({ reward }) => <Price amount={reward} />,
        },
      ]}
    />
  );
}
