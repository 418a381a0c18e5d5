import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
let ada: CustomerActor;
let bo: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  ada = await newPayer(test, { roles: ['staff'], name: 'Ada Hall' });
  bo = await newPayer(test, { roles: ['staff'], name: 'Bo Reed' });
});
afterAll(() => test.close());

const look = async (who: CustomerActor, subject: string, id: number): Promise<string[]> => {
  const answer = await who.post('/api/v1/staff/presence', { subject, id });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
};

it('tells who else has the same thing open, for a minute after they last said so', async () => {
  expect(await look(ada, 'order', 1)).toEqual([]);
  expect(await look(bo, 'order', 1)).toEqual(['Ada Hall']);
  expect(await look(ada, 'order', 1)).toEqual(['Bo Reed']);
  expect(await look(ada, 'order', 2)).toEqual([]);
  expect(await look(ada, 'payment', 1)).toEqual([]);
  expect(await look(ada, 'trial', 1)).toEqual([]);
  expect(await look(bo, 'trial', 1)).toEqual(['Ada Hall']);
  test.clock.advance(40_000);
  expect(await look(ada, 'order', 1)).toEqual(['Bo Reed']);
  test.clock.advance(40_000);
  expect(await look(bo, 'order', 1)).toEqual(['Ada Hall']);
  test.clock.advance(61_000);
  expect(await look(bo, 'order', 1)).toEqual([]);
});

it('says which of a kind colleagues have open, without whoever asks', async () => {
  const others = async (who: CustomerActor, subject: string) => {
    const answer = await who.request(`/api/v1/staff/presence?subject=${subject}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: unknown }).data;
  };
  await look(ada, 'check', 4);
  await look(ada, 'check', 7);
  await look(bo, 'check', 7);
  expect(await others(bo, 'check')).toEqual([
    { id: 4, names: ['Ada Hall'] },
    { id: 7, names: ['Ada Hall'] },
  ]);
  expect(await others(ada, 'check')).toEqual([{ id: 7, names: ['Bo Reed'] }]);
  expect(await others(ada, 'reports')).toEqual([]);
  expect(await look(ada, 'reports', 1)).toEqual([]);
  expect(await look(bo, 'payouts', 1)).toEqual([]);
  test.clock.advance(61_000);
  expect(await others(ada, 'check')).toEqual([]);
});

it('is for those who may open it, of one brand alone', async () => {
  const { customerOfA, staffOfB } = test.actors;
  const body = { subject: 'order', id: 1 };
  expect((await customerOfA.post('/api/v1/staff/presence', body)).status).toBe(404);
  const list = '/api/v1/staff/presence?subject=order';
  expect((await customerOfA.request(list)).status).toBe(404);
  expect(await (await staffOfB.request(list)).json()).toEqual({ data: [] });
  await look(ada, 'order', 1);
  expect(await look(staffOfB, 'order', 1)).toEqual([]);
});
