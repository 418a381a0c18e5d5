import {
  parseMassOrder,
  writeMassOrder,
  type Column,
  type MassRow,
} from '#core/ordering/form/mass-order.pure.ts';
import { readListText } from '#app/lib/forms/list-file.server.ts';
import { fieldName } from './mass-check.ts';

type Cells = MassRow['cells'];

const COLUMNS: readonly Column[] = ['id', 'link', 'quantity'];

interface SentList {
  cells: Cells[];
  /** A file that nobody can read; what was typed is kept. */
  fileIsUnreadable: boolean;
}

/** What was typed, with what was corrected in the table and what a file adds. */
export async function readList(form: FormData): Promise<SentList> {
  const typed = cellsOf(textIn(form, 'list')).map((cells, at) => corrected(form, cells, at + 1));
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { cells: typed, fileIsUnreadable: false };
  const text = await readListText(file);
  if (text === undefined) return { cells: typed, fileIsUnreadable: true };
  return { cells: [...typed, ...cellsOf(text)], fileIsUnreadable: false };
}

function cellsOf(text: string): Cells[] {
  return parseMassOrder(text).rows.map(({ cells }) => cells);
}

/** A line that was changed in the box since is what the box says. */
function corrected(form: FormData, cells: Cells, line: number): Cells {
  if (form.get(fieldName(line, 'was')) !== writeMassOrder([cells])) return cells;
  const fields = COLUMNS.map((column) => [column, textIn(form, fieldName(line, column))] as const);
  // Each column is among them.
  return Object.fromEntries(fields) as Cells;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
