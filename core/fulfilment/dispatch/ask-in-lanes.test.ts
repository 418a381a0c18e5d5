import { expect, it } from 'vitest';
import { askInLanes, LANES } from './ask-in-lanes.ts';
import type { Batch, WithSomebody } from './batches-of.ts';

const at = (providerId: bigint, count: number): WithSomebody[] =>
  Array.from({ length: count }, () => ({
    ...{ instance_id: 1, route: 'api_v2', provider_id: providerId },
  }));

it('waits for a silent provider once a round, and for nobody because of it', async () => {
  const due = [...at(1n, 1_000), ...at(2n, 150)];
  const asked: (bigint | null)[] = [];
  const kept: [bigint | null, number, string | undefined][] = [];
  let hangUp = (_: undefined): void => undefined;
  const silence = new Promise<undefined>((resolve) => (hangUp = resolve));
  const round = {
    signal: new AbortController().signal,
    silent: new Set<string>(),
    ask: async ([{ provider_id: id }]: Batch<WithSomebody>) => {
      asked.push(id);
      if (asked.length === LANES) hangUp(undefined);
      return id === 1n ? silence : 'something';
    },
    keep: async ([{ provider_id: id }, ...rest]: Batch<WithSomebody>, said: string | undefined) => {
      kept.push([id, rest.length + 1, said]);
    },
  };
  await askInLanes(due, round);
  expect(asked.filter((id) => id === 1n)).toHaveLength(LANES);
  expect(kept.filter(([id]) => id === 1n)).toEqual(
    Array.from({ length: 10 }, () => [1n, 100, undefined]),
  );
  expect(kept.filter(([id]) => id === 2n)).toEqual([
    [2n, 100, 'something'],
    [2n, 50, 'something'],
  ]);
  await askInLanes(due, round);
  expect(asked.filter((id) => id === 1n)).toHaveLength(LANES);

  const ofAnother = at(1n, 1).map((one) => ({ ...one, instance_id: 2 }));
  await askInLanes(ofAnother, round);
  expect(asked.filter((id) => id === 1n)).toHaveLength(LANES + 1);
});
