import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

interface FoundTableProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** What stands there where nothing was found. */
  nothing: { title: string; text: string; action?: ReactNode };
  /** The whole list, where something was sought in it. */
  all: string | undefined;
}

/** What a list of staff has found, a row for each. */
export function FoundTable<Row extends { id: number }>({
  title,
  columns,
  rows,
  nothing,
  all,
}: FoundTableProps<Row>) {
  const { t } = useTranslation('lists');
  const empty = (
    <EmptyState
      illustration="search"
      title={nothing.title}
      headingLevel={2}
      actions={
        <>
          {nothing.action}
          {all === undefined ? null : (
            <ButtonLink to={all} tone="outline">
              {t('clear')}
            </ButtonLink>
          )}
        </>
      }
    >
      {nothing.text}
    </EmptyState>
  );
  return (
    <Table
      caption={title}
      captionIsHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      state={rows.length === 0 ? { kind: 'empty', content: empty } : undefined}
    />
  );
}
