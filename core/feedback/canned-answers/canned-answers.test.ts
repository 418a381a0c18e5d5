import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { CannedAnswer } from './canned-answer.contract.ts';

const PATH = '/api/v1/staff/tickets/canned-answers';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const listOf = async (answer: Response) => ((await answer.json()) as { data: CannedAnswer[] }).data;

it('are added, changed and removed by staff of a brand, a name once in a language', async () => {
  const { staffOfA, staffOfB, customerOfA } = test.actors;
  const body = { name: 'Hello', language: 'de', text: 'Guten Tag {{name}},\r\nwir schauen.' };
  const [one] = await listOf(await staffOfA.post(PATH, body));
  expect(one).toMatchObject({ ...body, text: 'Guten Tag {{name}},\nwir schauen.' });
  expect((await staffOfA.post(PATH, body)).status).toBe(422);
  expect((await staffOfA.post(PATH, { ...body, language: null })).status).toBe(201);
  expect(await listOf(await staffOfB.request(PATH))).toEqual([]);
  expect((await customerOfA.request(PATH)).status).toBe(404);

  const path = `${PATH}/${one?.id}`;
  const put = (who: typeof staffOfA) =>
    who.request(path, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ ...body, text: 'Gleich.' }),
    });
  expect((await put(staffOfB)).status).toBe(404);
  expect(await listOf(await put(staffOfA))).toContainEqual({ ...one, text: 'Gleich.' });
  expect((await staffOfB.request(path, { method: 'DELETE' })).status).toBe(404);
  const left = await listOf(await staffOfA.request(path, { method: 'DELETE' }));
  expect(left.map(({ language }) => language)).toEqual([null]);
  const lines = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('audit_log').select('action').where('action', 'like', 'canned.%').execute(),
  );
  expect(lines).toHaveLength(4);
});
