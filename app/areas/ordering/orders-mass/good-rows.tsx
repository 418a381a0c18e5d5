import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Price } from '#app/components/price.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { GoodRow } from './mass-check.ts';
import * as styles from './orders-mass.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

const MOST_IN_SIGHT = 20;

/** What would go into the cart, and what each line costs. */
export function GoodRows({ rows }: { rows: readonly GoodRow[] }) {
  const numbers = useNumbers();
  const { t } = useTranslation('mass');
  return (
    <Table
      caption={t('goodTitle')}
      rows={rows}
      onPhone="scroll"
      isTall={rows.length > MOST_IN_SIGHT}
      rowKey={({ line }) => String(line)}
      columns={[
        { id: 'line', title: t('column.line'), numeric: true, cell: ({ line }) => line },
        {
          id: 'service',
          title: t('column.service'),
          namesRow: true,
          isLong: true,
          cell: ({ service }) => (
            <>
              {service.name} <span className={styles.number}>{service.id}</span>
            </>
          ),
        },
        {
          id: 'link',
          title: t('column.link'),
          cell: ({ link }) => (
            <span className={styles.link} dir="ltr">
              {link}
            </span>
          ),
        },
        {
          id: 'quantity',
          title: t('column.quantity'),
          numeric: true,
          cell: ({ quantity }) => numbers.count(quantity),
        },
        {
          id: 'cost',
          title: t('column.cost'),
          numeric: true,
          cell: ({ cost }) => <Price amount={cost} />,
        },
      ]}
    />
  );
}
