import { format } from 'node:util';

const WATCHED = ['error', 'warn'] as const;

/** What the running test expects to be written; emptied before each test. */
let expected: RegExp[] = [];

/** Says that this test makes the code write such a line to console.error or console.warn. */
export function expectConsole(line: RegExp): void {
  expected.push(line);
}

/** Records what is written to console.error and console.warn until it is stopped. */
export function watchConsole(target: Pick<Console, (typeof WATCHED)[number]> = console) {
  const originals = WATCHED.map((method) => [method, target[method]] as const);
  let unexpected: string[] = [];

  for (const [method] of originals) {
    target[method] = (...args: unknown[]) => {
      const line = format(...args);
      if (expected.some((pattern) => pattern.test(line))) return;
      unexpected.push(`console.${method}: ${line}`);
    };
  }

  return {
    reset() {
      expected = [];
    },
    /** Throws when something unexpected was written since the last check. */
    check() {
      const lines = unexpected;
      unexpected = [];
      if (lines.length > 0) {
        throw new Error(`Unexpected lines on the console:\n${lines.join('\n')}`);
      }
    },
    stop() {
      for (const [method, write] of originals) target[method] = write;
    },
  };
}
