import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownPosition, ShownPromoted } from '#app/lib/orders/shown-promoted.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import * as styles from './promoted.css.ts';
import { useNumbers } from '../use-numbers.ts';

type Keyword = ShownPromoted['keywords'][number];

interface KeywordPositionsProps {
  keywords: readonly Keyword[];
  /** Nobody measures here, and nobody has. */
  isForNobody?: boolean;
}

/** Where the link of an order stands in a search, for each of its keywords. */
export function KeywordPositions({ keywords, isForNobody = false }: KeywordPositionsProps) {
  const { t } = useTranslation('promoted');
  if (keywords.length === 0) return null;
  const columns: Column<Keyword>[] = [
    {
      id: 'keyword',
      title: t('positions.keyword'),
      namesRow: true,
      cell: ({ keyword }) => (
        <span className={styles.keyword} dir="auto">
          {keyword}
        </span>
      ),
    },
    ...(['on_create', 'on_complete', 'after_five_days'] as const).map((moment) => ({
      id: moment,
      title: t(`positions.${moment}`),
      numeric: true,
      cell: (row: Keyword) => <Position position={row[moment]} />,
    })),
  ];
  return (
    <Card title={t('positions.title')} headingLevel={2}>
      <Stack gap={4}>
        <p>{t(isForNobody ? 'positions.nobody' : 'positions.text')}</p>
        <Table
          caption={t('positions.title')}
          captionIsHidden
          columns={isForNobody ? columns.slice(0, 1) : columns}
          rows={keywords}
          rowKey={({ keyword }) => keyword}
        />
      </Stack>
    </Card>
  );
}

function Position({ position }: { position: ShownPosition }) {
  const numbers = useNumbers();
  const { t } = useTranslation('promoted');
  if (typeof position === 'number') return <>{numbers.count(position)}</>;
  return <span className={styles.quiet}>{t(`positions.state.${position}`)}</span>;
}
