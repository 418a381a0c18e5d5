import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { deleteOldDrafts } from './delete-old-drafts.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PATH = '/api/v1/order-drafts';
const entries = [
  ['lines[0].url', 'https://video.example/watch?v=1'],
  ['lines[0].countries', '1'],
  ['lines[0].countries', '2'],
  ['coupon_code', 'MORE15'],
];

async function kept(actor: CustomerActor): Promise<number> {
  const response = await actor.post(PATH, { entries });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { id: number } };
  return data.id;
}

it('gives a form back as it was left, to nobody else', async () => {
  const { customerOfA, customerOfB } = test.actors;
  const id = await kept(customerOfA);
  const answer = await customerOfA.request(`${PATH}/${id}`);
  expect(await answer.json()).toEqual({ data: { id, entries } });
  const [foreign, unknown] = await Promise.all(
    [id, 999_999_999].map((one) => customerOfB.request(`${PATH}/${one}`)),
  );
  expect([foreign?.status, unknown?.status]).toEqual([404, 404]);
});

it('keeps the latest ten, and each of them for a week', async () => {
  const { customerOfA } = test.actors;
  const ids: number[] = [];
  for (let at = 0; at < 11; at += 1) ids.push(await kept(customerOfA));
  const status = async (id: number | undefined) =>
    (await customerOfA.request(`${PATH}/${id}`)).status;
  expect(await Promise.all([status(ids[0]), status(ids[1])])).toEqual([404, 200]);
  await test.db.inInstance(customerOfA.instance.id, (trx) =>
    trx
      .updateTable('order_drafts')
      .set({ created_at: new Date(test.deps.clock.now().getTime() - 8 * 86_400_000) })
      .where('id', '=', BigInt(ids[1] ?? 0))
      .execute(),
  );
  const prepared = deleteOldDrafts.prepare({});
  if ('refused' in prepared) throw new Error(prepared.refused);
  const { signal } = new AbortController();
  await prepared.run(test.deps, { id: 1n, instanceId: null, attempt: 1, signal });
  expect(await Promise.all([status(ids[1]), status(ids[2])])).toEqual([404, 200]);
});
