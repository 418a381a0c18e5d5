import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { addUp } from './add-up.ts';
import { plotted, unrounded } from './plotted.ts';
import { useTimeName } from './use-time-name.ts';

type Row = MoneyOverview['data'][number] & { at: number };

const FLOWS = [
  ...(['received', 'sales', 'monthly', 'bonuses', 'rewards'] as const),
  ...(['adjusted', 'fees', 'paid_out'] as const),
];

/** All of it by day or month, the latest first. */
export function MoneyTable({ money, rate }: { money: MoneyOverview; rate: string }) {
  const { data, meta } = money;
  const { t } = useTranslation('money');
  const { converted } = useNumbers();
  const nameOf = useTimeName(meta.group_by);
  const columns: Column<Row>[] = [
    {
      ...{ id: 'time', title: t(`unit.${meta.group_by}`), namesRow: true },
      cell: ({ key }) => nameOf(key),
    },
    ...FLOWS.map((name) => {
      const shown = addUp(data.map((row) => unrounded(row[name], rate)));
      return {
        ...{ id: name, title: t(`moved.${name}`), numeric: true },
        cell: ({ at }: Row) => converted(shown[at] ?? 0),
      };
    }),
    {
      ...{ id: 'balances', title: t('until.balances'), numeric: true },
      cell: ({ owed }) => converted(plotted(owed.balances, rate)),
    },
  ];
  return (
    <Disclosure title={t(`table.${meta.group_by}`)}>
      <Table
        caption={t(`table.${meta.group_by}`)}
        captionIsHidden
        columns={columns}
        rows={data.map((row, at) => ({ ...row, at })).toReversed()}
        rowKey={({ key }) => key}
        onPhone="scroll"
      />
    </Disclosure>
  );
}
