import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { ColumnHead } from './column-head.tsx';
import type { RowSelection } from './row-selection.tsx';
import { shownFrom } from './shown-from.css.ts';
import * as styles from './table.css.ts';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Set right, with digits of one width, so that amounts can be compared. */
  numeric?: boolean;
  /** What names the row; one column of a table has it. */
  namesRow?: boolean;
  /** Holds names as long as those of services, which are read in two lines and not in six. */
  isLong?: boolean;
  /** The least width of the screen, in px, at which this column is shown. */
  from?: keyof typeof shownFrom;
  /** Where a click on its head leads, and how the rows stand now. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined };
}

export type TableState =
  | { kind: 'loading'; label: string; rows?: number }
  | { kind: 'empty' | 'error'; content: ReactNode };

interface TableProps<Row> {
  caption: string;
  captionIsHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What neighbours have in common: said once above them. */
  groupOf?: (row: Row) => { key: string; title: ReactNode };
  /** Instead of rows. */
  state?: TableState | undefined;
  /** A checkbox on each row, for the form around the table. */
  selection?: RowSelection<Row>;
  actions?: { title: string; of: (row: Row) => ReactNode };
  /** How rows fit a phone: each as a card, or all of them to be scrolled sideways. */
  onPhone?: 'cards' | 'scroll';
  /** Scrolls in itself under its head instead of with the page. */
  isTall?: boolean;
  renderLink?: (props: ComponentProps<'a'>) => ReactNode;
}

/**
 * Rows of data. The roles are written out because a phone shows rows as cards, and browsers forget
 * that a table is one as soon as its parts are laid out otherwise.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionIsHidden, columns, selection, actions, state } = props;
  const { onPhone = 'cards', isTall = false } = props;
  const captionId = useId();
  return (
    // What can be scrolled must be reached without a mouse.
    <div
      className={styles.region({ onPhone, isTall })}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
    >
      <table
        className={styles.table}
        role="table"
        aria-busy={state?.kind === 'loading' ? true : undefined}
      >
        <caption id={captionId} className={captionIsHidden ? visuallyHidden : styles.caption}>
          {caption}
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {selection ? (
              <th role="columnheader" scope="col" className={styles.checkCell}>
                {selection.all}
              </th>
            ) : null}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} renderLink={props.renderLink} />
            ))}
            {actions ? (
              <th role="columnheader" scope="col" className={styles.actionsHead}>
                <span className={visuallyHidden}>{actions.title}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {state ? <StateRows {...props} state={state} /> : <Rows {...props} />}
        </tbody>
      </table>
    </div>
  );
}

function Rows<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, groupOf, selection, actions } = props;
  const width = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  return rows.map((row, index) => {
    const group = groupOf?.(row);
    const before = rows[index - 1];
    const isFirst = group && !(before && groupOf?.(before).key === group.key);
    return (
      <Fragment key={rowKey(row)}>
        {isFirst ? (
          <tr role="row">
            <th role="rowheader" scope="colgroup" colSpan={width} className={styles.groupCell}>
              {group.title}
            </th>
          </tr>
        ) : null}
        <Line {...props} row={row} />
      </Fragment>
    );
  });
}

function Line<Row>(props: TableProps<Row> & { row: Row }) {
  const { row, columns, selection, actions } = props;
  return (
    <tr role="row" className={styles.row}>
      {selection ? (
        <td role="cell" className={styles.checkCell}>
          {selection.of(row)}
        </td>
      ) : null}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {actions ? (
        <td role="cell" className={styles.actionsCell}>
          {actions.of(row)}
        </td>
      ) : null}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, namesRow = false, isLong = false, from } = column;
  const className = [
    styles.cell({ isNumeric: column.numeric ?? false, namesRow, isLong }),
    from ? shownFrom[from] : '',
  ].join(' ');
  // The head says the same to who listens, but on a phone nobody sees it.
  const label = namesRow ? null : (
    <span className={styles.cellLabel} aria-hidden="true">
      {title}
    </span>
  );
  return namesRow ? (
    <th role="rowheader" scope="row" className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td role="cell" className={className}>
      {label}
      <span className={styles.cellValue}>{column.cell(row)}</span>
    </td>
  );
}

const ROWS_WHILE_LOADING = 5;

function StateRows<Row>({
  state,
  columns,
  selection,
  actions,
}: TableProps<Row> & { state: TableState }) {
  const width = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  if (state.kind !== 'loading') {
    return (
      <tr role="row">
        <td role="cell" colSpan={width} className={styles.stateCell}>
          {state.content}
        </td>
      </tr>
    );
  }
  return Array.from({ length: state.rows ?? ROWS_WHILE_LOADING }, (_, index) => (
    <tr key={index} role="row" className={styles.row}>
      <td role="cell" colSpan={width} className={styles.loadingCell}>
        <span className={styles.skeleton} />
        {index === 0 ? <span className={visuallyHidden}>{state.label}</span> : null}
      </td>
    </tr>
  ));
}
