import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(24 * 60 * 60_000));

const NAMES = ['enter-url', 'payment-page', 'checkout-button'];

const send = (name: string, address: string, host = test.instances.a.host) =>
  test.request(`/events/${name}`, { method: 'POST', host, origin: { address } });

async function counted(instance = test.instances.a) {
  const day = test.clock.now().toISOString().slice(0, 10);
  const rows = await test.db.inInstance(instance.id, (trx) =>
    trx.selectFrom('shop_events').select(['name', 'count']).where('day', '=', day).execute(),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

it.each(NAMES)('counts %s by day and instance, without a body', async (name) => {
  const answers = [await send(name, '192.0.2.1'), await send(name, '192.0.2.2')];
  await send(name, '192.0.2.1', test.instances.b.host);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await counted()).toEqual({ [name]: 2 });
  expect(await counted(test.instances.b)).toEqual({ [name]: 1 });
});

it('does not count more of one address than a visitor would send', async () => {
  for (let sent = 0; sent < 70; sent += 1) {
    expect((await send('enter-url', '192.0.2.3')).status).toBe(204);
  }
  expect(await counted()).toEqual({ 'enter-url': 60 });
});
