import type { Column } from '#core/ordering/form/mass-order.pure.ts';

export type Problems = Partial<Record<Column | 'line', string[]>>;

export interface GoodRow {
  line: number;
  service: { id: number; name: string };
  link: string;
  quantity: number;
  cost: string;
}

export interface BadRow {
  line: number;
  cells: Record<Column, string>;
  /** The line as the box has it. */
  was: string;
  problems: Problems;
  /** A link that its service takes, where this one is refused. */
  example: string | undefined;
}

/** A list with what is known of each of its lines. */
export interface MassCheck {
  /** As it goes back into the box. */
  list: string;
  good: GoodRow[];
  bad: BadRow[];
  /** Of the good ones. */
  total: string;
  /** Lines behind the last that a list may have. */
  beyond: number;
}

/** The field in which a line is corrected. */
export function fieldName(line: number, part: Column | 'was'): string {
  return `line-${line}-${part}`;
}
