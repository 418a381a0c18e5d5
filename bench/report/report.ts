export interface Measured {
  measure: string;
  ours: number;
  reference: number;
  unit: string;
  against: string;
}

export function report(line: Measured): void {
  console.log(JSON.stringify(line));
}

/** Says what was promised and not kept; the program goes on and ends as a failure. */
export function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
