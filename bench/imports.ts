import { openSync, readSync } from 'node:fs';
import { testCore } from '#core/testing/harness.ts';
import { refuse, report } from './report/report.ts';

// Embedded, where this thread does the work of the database as well; or on the PostgreSQL of
// TEST_DATABASE_URL, where the longest turn is that of the process alone.

const ROWS = 20_000;
/** The same list once more, right after the catalogue has grown by all of it. */
const MOST_OF_FIRST = 2;
const MOST_TURN_MS = 50;

const test = await testCore();
const { staffOfA } = test.actors;

const list = (rate: number) =>
  JSON.stringify(
    Array.from({ length: ROWS }, (_, at) => ({
      ...{ service: at + 1, name: `Views no. ${at}`, category: 'Alder views', type: 'Default' },
      ...{ rate: (rate + (at % 7) / 100).toFixed(2), min: 100, max: 5_000 },
      desc: `Starts at once, no. ${at}`,
    })),
  );

/** What this thread has used of a processor, which a busy machine does not make longer. */
const statistics = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const line = Buffer.alloc(64);
function usedMs(): number {
  const length = readSync(statistics, line, 0, line.length, 0);
  return Number(line.toString('latin1', 0, length).split(' ')[0]) / 1e6;
}

/** What something costs in all, and at most in one turn of the loop. */
async function measure<T>(work: () => Promise<T>) {
  let isOver = false;
  let longest = 0;
  const began = usedMs();
  let last = began;
  const turn = (): void => {
    longest = Math.max(longest, usedMs() - last);
    last = usedMs();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const result = await work();
  isOver = true;
  return { result, ms: usedMs() - began, longest };
}

async function importList(rate: number) {
  const source = { kind: 'list', name: 'bench', format: 'json', content: list(rate) };
  const preview = await measure(() => staffOfA.post('/api/v1/catalogue-imports', { source }));
  // As the contract has it.
  const { data } = (await preview.result.json()) as { data: { id: string } };
  const path = `/api/v1/catalogue-imports/${data.id}/apply`;
  const apply = await measure(() => staffOfA.post(path, {}));
  if (apply.result.status !== 204) throw new Error(`Applying answered ${apply.result.status}`);
  return { preview, apply };
}

const first = await importList(0.5);
const second = await importList(0.8);
for (const step of ['preview', 'apply'] as const) {
  const measured = {
    ...{ measure: `${step} of ${ROWS} rows again`, unit: 'ms of a processor', against: 'once' },
    ours: Math.round(second[step].ms),
    reference: Math.round(first[step].ms),
  };
  report(measured);
  if (measured.ours > measured.reference * MOST_OF_FIRST) {
    refuse(`A list that comes again may take ${MOST_OF_FIRST} times what it took at first.`);
  }
}
if (process.env['TEST_DATABASE_URL']) {
  const longest = Math.max(
    ...[first, second].flatMap(({ preview, apply }) => [preview.longest, apply.longest]),
  );
  report({
    ...{ measure: 'longest turn of an import', unit: 'ms of a processor', against: 'its bound' },
    ours: Math.round(longest),
    reference: MOST_TURN_MS,
  });
  if (longest > MOST_TURN_MS) refuse(`An import may stop others for ${MOST_TURN_MS} ms.`);
}
await test.close();
