import type { OrderWidget } from '#core/growth/order-widgets/order-widget.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { link } from '#app/ui/link.css.ts';
import { Table } from '#app/ui/table/table.tsx';

export function WidgetList({ widgets }: { widgets: readonly OrderWidget[] }) {
  const { t } = useTranslation('widget');
  const { percent } = useNumbers();
  if (widgets.length === 0) {
    return (
      <EmptyState icon="code" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={t('list.title')}
      rows={widgets}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: 'name',
          title: t('field.name'),
          namesRow: true,
          cell: ({ id, name }) => (
            <Anchor className={link()} href={pagePath('order-widget/:id', { id })}>
              {name}
            </Anchor>
          ),
        },
        {
          id: 'sites',
          title: t('field.origins'),
          cell: ({ origins }) => <Sites origins={origins} />,
        },
        {
          id: 'minimum',
          title: t('field.minimum'),
          numeric: true,
          cell: ({ minimum_purchase_amount: minimum }) =>
            minimum === '0' ? '–' : <Price amount={minimum} />,
        },
        {
          id: 'reward',
          title: t('field.reward'),
          numeric: true,
          cell: ({ reward_percent: share }) => percent(share),
        },
        {
          id: 'created',
          title: t('list.created'),
          cell: ({ created_at: at }) => <Moment at={at} part="day" />,
        },
      ]}
    />
  );
}

function Sites({ origins }: { origins: readonly string[] }) {
  const { t } = useTranslation('widget');
  if (origins.length === 0) return t('list.noSites');
  return (
    <Stack gap={1} fitsContent>
      {origins.map((origin) => (
        <bdi key={origin}>{origin.replace(/^https:\/\//, '')}</bdi>
      ))}
    </Stack>
  );
}
