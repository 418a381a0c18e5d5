import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import * as styles from './table.css.ts';

/** What a table shows beside its rows; few tables have it, so it comes with those alone. */
export interface RowSelection<Row> {
  all: ReactNode;
  of: (row: Row) => ReactNode;
}

interface SelectionOf<Row> {
  /** Of the checkboxes, each of which sends the key of its row. */
  name: string;
  allLabel: string;
  keyOf: (row: Row) => string;
  labelOf: (row: Row) => string;
}

export function rowSelection<Row>(given: SelectionOf<Row>): RowSelection<Row> {
  const { name, allLabel, keyOf, labelOf } = given;
  return {
    all: <SelectAll name={name} label={allLabel} />,
    of: (row) => <RowCheckbox name={name} value={keyOf(row)} label={labelOf(row)} />,
  };
}

interface RowCheckboxProps {
  name: string;
  value: string;
  label: string;
}

function RowCheckbox({ name, value, label }: RowCheckboxProps) {
  return (
    <label className={styles.check}>
      <input
        className={styles.checkbox}
        type="checkbox"
        name={name}
        value={value}
        aria-label={label}
      />
    </label>
  );
}

/** Checks every row at once. Without a script it could not, so it is not there. */
function SelectAll({ name, label }: { name: string; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const isReady = useHydrated();

  useEffect(() => {
    const table = box.current?.closest('table');
    if (!table) return undefined;
    const show = () => showState(box.current, boxesOf(table, name));
    show();
    table.addEventListener('change', show);
    return () => table.removeEventListener('change', show);
  }, [name]);

  return (
    <label className={isReady ? styles.check : styles.checkOnceReady}>
      <input
        ref={box}
        className={styles.checkbox}
        type="checkbox"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const table = currentTarget.closest('table');
          for (const other of table ? boxesOf(table, name) : []) {
            other.checked = currentTarget.checked;
          }
        }}
      />
    </label>
  );
}

function boxesOf(table: HTMLTableElement, name: string): HTMLInputElement[] {
  const boxes = table.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
  return [...boxes].filter((box) => box.name === name);
}

function showState(all: HTMLInputElement | null, boxes: readonly HTMLInputElement[]): void {
  if (!all) return;
  const checked = boxes.filter((box) => box.checked).length;
  all.checked = checked > 0 && checked === boxes.length;
  all.indeterminate = checked > 0 && checked < boxes.length;
}
