import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { Price } from '#app/components/price.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { useTimeName } from './use-time-name.ts';

type Row = MoneyOverview['data'][number];

const FLOWS = [
  ...(['received', 'sales', 'monthly', 'bonuses', 'rewards'] as const),
  ...(['adjusted', 'fees', 'paid_out'] as const),
];

/** All of it by day or month, the latest first. */
export function MoneyTable({ money: { data, meta } }: { money: MoneyOverview }) {
  const { t } = useTranslation('money');
  const nameOf = useTimeName(meta.group_by);
  const columns: Column<Row>[] = [
    {
      ...{ id: 'time', title: t(`unit.${meta.group_by}`), namesRow: true },
      cell: ({ key }) => nameOf(key),
    },
    ...FLOWS.map((name) => ({
      ...{ id: name, title: t(`moved.${name}`), numeric: true },
      cell: (row: Row) => <Price amount={row[name]} />,
    })),
    {
      ...{ id: 'balances', title: t('until.balances'), numeric: true },
      cell: ({ owed }) => <Price amount={owed.balances} />,
    },
  ];
  return (
    <Disclosure title={t(`table.${meta.group_by}`)}>
      <Table
        caption={t(`table.${meta.group_by}`)}
        captionIsHidden
        columns={columns}
        rows={data.toReversed()}
        rowKey={({ key }) => key}
        onPhone="scroll"
      />
    </Disclosure>
  );
}
