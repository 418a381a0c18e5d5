export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export type Outcome = 'passed' | 'failed' | 'skipped';

export interface Results {
  totals: Totals;
  failed: string[];
  secondTries: string[];
  unfinished: string[];
}

export interface ResultsWriter {
  begin(id: string): void;
  end(id: string, outcome: Outcome, more?: { again?: boolean }): void;
}

export function resultsWriter(file: string): ResultsWriter;
export function readResults(file: string, ok: boolean): Results;
export function sum(all: Totals[]): Totals;
export function sentence(totals: Totals): string;
