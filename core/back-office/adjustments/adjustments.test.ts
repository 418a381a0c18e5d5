// On PostgreSQL: two of the same person at once, and two who approve at once.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { formatAdjustment, parseAdjustment } from './adjustment-confirmation.pure.ts';
import type { Adjustment } from './adjustment.contract.ts';
import { verifyAdjustments } from './verify-adjustments.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
});
afterAll(async () => {
  expect((await verifyAdjustments(test.deps, instanceId)).faults).toEqual([]);
  expect((await verifyLedger(test.deps, instanceId)).faults).toEqual([]);
  await test.close();
});

const newStaff = (name: string) => newPayer(test, { roles: ['staff'], name });
let keys = 0;
const send = (by: CustomerActor, path: string, body: object = {}, key = `key-${(keys += 1)}`) =>
  by.request(`/api/v1/staff${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const adjust = (by: CustomerActor, of: CustomerActor, amount: string, more: object = {}) =>
  send(by, `/customers/${of.id}/adjustments`, {
    ...{ amount, reason: 'An outage', confirmation: phrase(amount, of), ...more },
  });
const phrase = (amount: string, { email }: CustomerActor) =>
  `${formatAdjustment(parseAdjustment(amount) ?? 0n)} ${email}`;
const shown = async (answer: Response): Promise<Adjustment> => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Adjustment }).data;
};
const refused = async (answer: Response) =>
  (await answer.json()) as { code: string; params?: object; errors?: object };
const balanceOf = async ({ id }: CustomerActor): Promise<number> => {
  const { ownerOfA: owner } = test.actors;
  const answer = await owner.request(`/api/v1/staff/customers/${id}`);
  return Number(((await answer.json()) as { data: { balance: string } }).data.balance);
};

describe('an adjustment by hand', () => {
  it('moves once, is told, and is noted with what there was before and after', async () => {
    const grace = await newStaff('Grace Lane');
    const ada = await newPayer(test, { name: 'Ada' });
    const body = { amount: '12.50', reason: 'An outage', confirmation: phrase('12.50', ada) };
    const twice = [1, 2].map(() => send(grace, `/customers/${ada.id}/adjustments`, body, 'same'));
    const answers = await Promise.all(twice);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await shown(await send(grace, `/customers/${ada.id}/adjustments`, body, 'same'));
    expect(await balanceOf(ada)).toBe(12.5);
    await shown(await adjust(grace, ada, '-2.5'));
    expect(await balanceOf(ada)).toBe(10);
    const rows = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('customer_id', '=', ada.id)
        .where('action', '=', 'balance.adjusted')
        .orderBy('id')
        .execute(),
    );
    expect(rows).toMatchObject([
      { staff_id: grace.id, details: { amount: '+12.5', before: '0', after: '12.5' } },
      { staff_id: grace.id, details: { amount: '-2.5', before: '12.5', after: '10' } },
    ]);
    const notices = await ada.request('/api/v1/notices');
    expect(await notices.json()).toMatchObject({
      data: [
        { kind: 'balance_taken', amount: '2.5', reason: 'An outage' },
        { kind: 'balance_added', amount: '12.5', reason: 'An outage' },
      ],
    });
  });

  it('asks for the sum and the person in words, and takes no others', async () => {
    const grace = await newStaff('Grace');
    const [ada, bob] = [await newPayer(test), await newPayer(test)];
    for (const confirmation of [undefined, '', phrase('5', bob), phrase('50', ada), '+5']) {
      const answer = await refused(await adjust(grace, ada, '5', { confirmation }));
      expect(answer).toMatchObject({ code: 'confirmation_needed' });
    }
    expect(await balanceOf(ada)).toBe(0);
    const typed = { confirmation: `  +5   ${ada.email.toUpperCase()} ` };
    expect((await adjust(grace, ada, '5', typed)).status).toBe(200);
  });

  it('takes no more than there is, and nobody adjusts their own', async () => {
    const grace = await newStaff('Grace');
    const ada = await newPayer(test);
    expect((await adjust(grace, ada, '-1')).status).toBe(422);
    expect(await refused(await adjust(grace, grace, '1'))).toMatchObject({ code: 'own_account' });
    for (const amount of ['0', '1e3', '', '--1', '1.0000001', 'x']) {
      expect((await adjust(grace, ada, amount)).status, amount).toBe(422);
    }
    expect((await adjust(grace, test.actors.customerOfB, '1')).status).toBe(404);
  });
});

describe('what is more than one person moves alone', () => {
  it('waits for a colleague, who decides once', async () => {
    const [grace, max] = [await newStaff('Grace'), await newStaff('Max')];
    const ada = await newPayer(test);
    const { id, status } = await shown(await adjust(grace, ada, '1000.01'));
    expect(status).toBe('waiting');
    expect(await balanceOf(ada)).toBe(0);
    const path = `/adjustments/${id}`;
    const own = await refused(await send(grace, `${path}/approve`));
    expect(own).toMatchObject({ code: 'second_person_needed' });
    expect((await send(test.actors.staffOfB, `${path}/approve`)).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => send(max, `${path}/approve`)));
    expect(both.map(({ status: each }) => each).sort()).toEqual([200, 409]);
    expect(await balanceOf(ada)).toBe(1000.01);
    expect(await refused(await send(max, `${path}/refuse`))).toMatchObject({
      code: 'already_decided',
    });
  });

  it('cannot be had in small pieces, not even at once', async () => {
    const grace = await newStaff('Grace');
    const ada = await newPayer(test);
    const pieces = await Promise.all(['400', '400', '400'].map((sum) => adjust(grace, ada, sum)));
    const statuses = await Promise.all(pieces.map(async (one) => (await shown(one)).status));
    expect(statuses.sort()).toEqual(['done', 'done', 'waiting']);
    expect(await balanceOf(ada)).toBe(800);
  });

  it('is not decided on by whose balance it is, and is taken back by who asked', async () => {
    const [grace, max] = [await newStaff('Grace'), await newStaff('Max')];
    const { id } = await shown(await adjust(grace, max, '5000'));
    const path = `/adjustments/${id}`;
    expect(await refused(await send(max, `${path}/approve`))).toMatchObject({
      code: 'own_account',
    });
    const listed = await grace.request('/api/v1/staff/adjustments');
    const { data } = (await listed.json()) as { data: Adjustment[] };
    expect(data.find((one) => one.id === id)).toMatchObject({ is_mine: true });
    expect((await shown(await send(grace, `${path}/refuse`))).status).toBe('refused');
    expect(await balanceOf(max)).toBe(0);
  });
});

const step = fc.record({
  by: fc.constantFrom(0, 1),
  cents: fc.integer({ min: -60_000, max: 60_000 }).filter((cents) => cents !== 0),
  then: fc.constantFrom('approve', 'refuse', 'leave'),
});

it('whatever staff do, a balance is the sum of what was agreed to, and nobody moves too much alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const people = [await newStaff('First'), await newStaff('Second')] as const;
      const ada = await newPayer(test);
      let cents = 0;
      const alone = [0, 0];
      for (const { by, cents: asked, then } of steps) {
        const sum = (asked / 100).toFixed(2);
        const [asker, other] = by === 0 ? people : [people[1], people[0]];
        const answer = await adjust(asker, ada, sum);
        const size = Math.abs(asked);
        const isLarge = (alone[by] ?? 0) + size > 100_000;
        if (!isLarge && cents + asked < 0) {
          expect(answer.status).toBe(422);
          continue;
        }
        const { id, status } = await shown(answer);
        expect(status).toBe(isLarge ? 'waiting' : 'done');
        if (!isLarge) {
          alone[by] = (alone[by] ?? 0) + size;
          cents += asked;
        } else if (then !== 'leave') {
          const end = await send(other, `/adjustments/${id}/${then}`);
          const isShort = then === 'approve' && cents + asked < 0;
          expect(end.status).toBe(isShort ? 422 : 200);
          if (then === 'approve' && !isShort) cents += asked;
        }
      }
      expect(await balanceOf(ada)).toBe(cents / 100);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
