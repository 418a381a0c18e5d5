import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const DRAFT = '/api/v1/studio/draft';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

interface Step {
  rev: number;
}

async function save(who: CustomerActor, values: Record<string, unknown>): Promise<Step> {
  const { rev } = await dataOf<Step>(who.request(DRAFT));
  const fields = Object.entries(values).map(([pointer, value]) => ({ pointer, value }));
  const changes = [
    { do: 'set', kind: 'settings', key: 'settings', fields },
    { do: 'set', kind: 'page', key: 'index', fields: [{ pointer: '/no_index', value: true }] },
  ];
  return dataOf<Step>(who.post(`${DRAFT}/changes`, { rev, changes }));
}

const seenBy = (who: CustomerActor) =>
  dataOf<{ author: { id: number; name: string }; changes: number; updated_at: string }[]>(
    who.request(`${DRAFT}s/others`),
  );

const authorsSeenBy = async (who: CustomerActor) =>
  (await seenBy(who)).map(({ author, changes }) => [author.id, changes]);

it('are told by name and size to the others of the team, and to nobody elsewhere', async () => {
  const { ownerOfA, otherOwnerOfA, ownerOfB } = test.actors;
  await save(otherOwnerOfA, { '/panelName': 'Of the other' });
  const [told, ...more] = await seenBy(ownerOfA);
  expect(told).toEqual({
    author: { id: Number(otherOwnerOfA.id), name: expect.any(String) as string },
    changes: 2,
    updated_at: test.clock.now().toISOString(),
  });
  expect(told?.author.name).not.toBe('');
  expect(more).toEqual([]);
  expect(await seenBy(otherOwnerOfA)).toEqual([]);
  expect(await seenBy(ownerOfB)).toEqual([]);
  expect(JSON.stringify(await seenBy(ownerOfA))).not.toContain('Of the other');
});

it('come with whoever saved last, and go with what is undone or discarded', async () => {
  const { ownerOfA, otherOwnerOfA } = test.actors;
  test.clock.advance(60_000);
  const own = await save(ownerOfA, { '/panelName': 'Mine' });
  expect(await authorsSeenBy(otherOwnerOfA)).toEqual([[Number(ownerOfA.id), 2]]);
  await dataOf(ownerOfA.post(`${DRAFT}/undo`, { rev: own.rev }));
  expect(await authorsSeenBy(otherOwnerOfA)).toEqual([]);
  const theirs = await dataOf<Step>(otherOwnerOfA.request(DRAFT));
  await dataOf(otherOwnerOfA.post(`${DRAFT}/discard`, { rev: theirs.rev }));
  expect(await authorsSeenBy(ownerOfA)).toEqual([]);
});

it('are not told of somebody who may edit no more', async () => {
  const { ownerOfA, otherOwnerOfA } = test.actors;
  await save(otherOwnerOfA, { '/panelName': 'Once more' });
  expect(await authorsSeenBy(ownerOfA)).toEqual([[Number(otherOwnerOfA.id), 2]]);
  const { id: instanceId } = test.instances.a;
  await test.db.inInstance(instanceId, (trx) =>
    trx
      .updateTable('customers')
      .set({ roles: ['staff'] })
      .where('instance_id', '=', instanceId)
      .where('id', '=', otherOwnerOfA.id)
      .execute(),
  );
  expect(await authorsSeenBy(ownerOfA)).toEqual([]);
});
