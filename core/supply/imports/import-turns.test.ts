import { expect, it } from 'vitest';
import { parseRow } from './parse-row.ts';
import { planImport } from './plan-import.ts';
import { readList } from './read-list.ts';
import { inSlices } from '#core/platform/concurrency/in-slices.ts';

const ROWS = 20_000;
const LIST = [
  'service,name,category,rate,min,max,desc',
  ...Array.from(
    { length: ROWS },
    (_, at) => `${at + 1},"Views no. ${at}",Alder views,0.9,100,5000,"Starts at once, no. ${at}"`,
  ),
].join('\n');

/** How many turns others had while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

it.each(['csv', 'json'] as const)(
  'reads the longest list as %s and lets others go on',
  async (format) => {
    const json = () =>
      JSON.stringify(Array.from({ length: ROWS }, (_, at) => ({ service: at, name: 'x' })));
    const text = format === 'csv' ? LIST : json();
    let rows: unknown[] = [];
    const turns = await turnsDuring(async () => (rows = await readList(format, text)));
    expect(rows).toHaveLength(ROWS);
    expect(turns).toBeGreaterThan(50);
  },
);

it('plans the longest list and lets others go on', async () => {
  const offered = await inSlices(await readList('csv', LIST), parseRow);
  const catalogue = {
    ...{ revision: 1n, networks: [], serviceTypes: [], targets: [], services: [] },
  } as unknown as Parameters<typeof planImport>[0]['catalogue'];
  const rules = { markup: { basisPoints: 0 } } as never;
  const choices = { language: 'en', rules, overwritesTexts: false, addsTypes: false } as const;
  const turns = await turnsDuring(() => planImport({ catalogue, sources: [], offered, choices }));
  expect(turns).toBeGreaterThan(50);
});
