import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

interface FoundTableProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** What stands there where nothing was found. */
  nothing: { title: string; text: string };
}

/** What a list of staff has found, a row for each. */
export function FoundTable<Row extends { id: number }>({
  title,
  columns,
  rows,
  nothing,
}: FoundTableProps<Row>) {
  const empty = (
    <EmptyState illustration="search" title={nothing.title} headingLevel={2}>
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
