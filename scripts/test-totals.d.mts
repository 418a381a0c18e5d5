export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export function totalsOf(file: string, ok: boolean): Totals;
export function secondTries(file: string): string[];
export function sum(all: Totals[]): Totals;
export function sentence(totals: Totals): string;
