import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { openShop, readOrder } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { mailTrial } from './tell-of-trial.ts';
import { trialData } from '../trial-data.ts';
import {
  approve,
  ask,
  listed,
  newLink,
  openQuests,
  PROVEN,
  refuse,
  SERVICE,
  trialIn,
} from '../testing/quests.ts';

let test: TestCore;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
  await openQuests(test);
  staff = await newPayer(test, { roles: ['staff'], name: 'Sam Desk' });
});
afterAll(() => test.close());

const codeOf = async (answer: Response) => {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
};

const noticesOf = async (who: CustomerActor) =>
  ((await (await who.request('/api/v1/notices')).json()) as { data: unknown[] }).data;

it('an approved trial is a free order of what was promised, and its customer hears of it', async () => {
  const payer = await newPayer(test);
  const url = newLink();
  const { id, status } = await trialIn(await ask(payer, { url }));
  expect(status).toBe('in_moderation');
  const trial = await trialIn(await approve(staff, id));
  expect(trial).toMatchObject({ id, status: 'approved', reason: null });
  expect(await readOrder(payer, trial.order_id ?? 0)).toMatchObject({
    ...{ url, quantity: 1_000, cost: '0', source: 'free_trial' },
  });
  expect(await noticesOf(payer)).toMatchObject([
    { kind: 'trial_approved', order_id: trial.order_id, quantity: 1_000 },
  ]);
  await runJobs(test, mailTrial);
  expect(await mailsTo(test, payer.email)).toMatchObject([
    {
      subject: expect.stringContaining('is approved'),
      text: expect.stringContaining(`/orders/${trial.order_id}`),
    },
  ]);
  expect(await codeOf(await refuse(staff, id, { reason: 'Too late' }))).toEqual([
    ...[409, 'already_decided'],
  ]);
});

it('a refused trial gives its place back, and says why', async () => {
  const payer = await newPayer(test);
  const url = newLink();
  const { id } = await trialIn(await ask(payer, { url }));
  expect((await listed(payer))[0]).toMatchObject({ disabled_for_repeats: true });
  expect((await refuse(staff, id, {})).status).toBe(422);
  const reason = 'The page shows nothing of us.';
  expect(await trialIn(await refuse(staff, id, { reason }))).toMatchObject({
    ...{ status: 'refused', reason, order_id: null },
  });
  expect(await noticesOf(payer)).toMatchObject([{ kind: 'trial_refused', reason }]);
  await runJobs(test, mailTrial);
  expect(await mailsTo(test, payer.email)).toMatchObject([
    { text: expect.stringContaining(reason) },
  ]);
  expect((await listed(payer))[0]).toMatchObject({
    ...{ disabled_for_repeats: false, trial: { id, status: 'refused', reason } },
  });
  expect((await ask(payer, { url })).status).toBe(201);
});

it('nobody decides about their own trial', async () => {
  const { id } = await trialIn(await ask(staff));
  expect(await codeOf(await approve(staff, id))).toEqual([403, 'own_account']);
  expect(await codeOf(await refuse(staff, id, { reason: 'Mine' }))).toEqual([403, 'own_account']);
});

it('nothing is given to a frozen customer, or while the service is not sold', async () => {
  const payer = await newPayer(test);
  const { id } = await trialIn(await ask(payer));
  const change = (set: Record<'frozen_at', Date | null>) =>
    test.db.inInstance(payer.instance.id, (trx) =>
      trx.updateTable('customers').set(set).where('id', '=', payer.id).execute(),
    );
  await change({ frozen_at: test.clock.now() });
  expect(await codeOf(await approve(staff, id))).toEqual([409, 'customer_frozen']);
  await change({ frozen_at: null });
  const sell = (isSold: boolean) =>
    test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .updateTable('services')
        .set({ is_deactivated: !isSold })
        .where('slug', '=', SERVICE)
        .execute(),
    );
  await sell(false);
  expect(await codeOf(await approve(staff, id))).toEqual([409, 'trial_impossible']);
  expect(await listed(payer)).toEqual([]);
  await sell(true);
  expect((await approve(staff, id)).status).toBe(200);
});

it('what was decided is on record', async () => {
  const payer = await newPayer(test);
  const { id } = await trialIn(await ask(payer));
  await approve(staff, id);
  const entries = await test.db.inInstance(payer.instance.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('customer_id', '=', payer.id)
      .where('action', 'like', 'trial.%')
      .orderBy('id')
      .execute(),
  );
  expect(entries).toMatchObject([
    { action: 'trial.asked', staff_id: null, details: { trial: String(id), quest: PROVEN } },
    { action: 'trial.approved', staff_id: staff.id, details: { trial: String(id) } },
  ]);
});

it('a customer takes their trials along, and what they wrote goes with them', async () => {
  const payer = await newPayer(test);
  const { id } = await trialIn(await ask(payer));
  const owner = { instanceId: payer.instance.id, customerId: payer.id };
  const { rows } = await test.db.inInstance(owner.instanceId, (trx) =>
    trialData.exportPages!['free_trials']!(trx, { ...owner, email: null }, undefined),
  );
  expect(rows).toMatchObject([
    { id: String(id), status: 'in_moderation', proof_url: 'https://proof.example/1' },
  ]);
  await test.db.inInstance(owner.instanceId, async (trx) => {
    await trialData.close?.({ trx, clock: test.clock }, owner);
    await trialData.erase?.({ trx, clock: test.clock }, { ...owner, email: null });
  });
  const left = await test.db.inInstance(owner.instanceId, (trx) =>
    trx
      .selectFrom('free_trials')
      .select(['status', 'url', 'proof_url'])
      .where('customer_id', '=', payer.id)
      .execute(),
  );
  expect(left).toEqual([{ status: 'expired', url: null, proof_url: null }]);
});
