import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Timer } from '#core/platform/jobs/timer.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { startSealer } from './start-sealer.ts';
import { paidIn, postAlone } from './testing/entries.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

/** Ticks when it is told to. */
function createHandTimer() {
  let tick = (): void => undefined;
  const timer: Timer = {
    every(_seconds, given) {
      tick = given;
      return () => (tick = () => undefined);
    },
    after: () => () => undefined,
  };
  return { timer, tick: () => tick() };
}

/** The positions of an instance's seals, in the order of its transactions. */
const positions = async (instanceId: number) => {
  const rows = await test.db.inInstance(instanceId, (trx) =>
    trx.selectFrom('ledger_transactions').select('seal_position').orderBy('id').execute(),
  );
  return rows.map(({ seal_position: position }) => position);
};

describe('the sealer', () => {
  it('chains each instance by itself, and what comes later behind it', async () => {
    const { a, b } = test.instances;
    const pay = async ({ id }: { id: number }) => {
      const customer = await addCustomer(test.deps, id);
      await postAlone(test.deps, id, [paidIn(customer.id, 5n), paidIn(customer.id, 6n)]);
    };
    await pay(a);
    await pay(b);
    const { timer, tick } = createHandTimer();
    const sealer = startSealer(test.deps, timer);
    expect(await positions(a.id)).toEqual([null, null]);
    tick();
    await sealer.stop();
    expect([await positions(a.id), await positions(b.id)]).toEqual([
      [1n, 2n],
      [1n, 2n],
    ]);
    await pay(a);
    tick();
    expect(await positions(a.id)).toEqual([1n, 2n, null, null]);
    const again = startSealer(test.deps, timer);
    tick();
    await again.stop();
    expect(await positions(a.id)).toEqual([1n, 2n, 3n, 4n]);
  });

  it('goes on after a failure', async () => {
    const { timer, tick } = createHandTimer();
    let isBroken = true;
    const db: typeof test.db = {
      ...test.db,
      asSystem: (work) => (isBroken ? Promise.reject(new Error('gone')) : test.db.asSystem(work)),
    };
    const { a } = test.instances;
    const customer = await addCustomer(test.deps, a.id);
    await postAlone(test.deps, a.id, [paidIn(customer.id, 5n)]);
    const sealer = startSealer({ ...test.deps, db }, timer);
    tick();
    await expect
      .poll(() => test.log.lines.at(-1)?.message)
      .toBe('Sealing the ledger failed; the next time tries again');
    isBroken = false;
    tick();
    await sealer.stop();
    expect(await positions(a.id)).not.toContain(null);
  });
});
