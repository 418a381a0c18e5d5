// On PostgreSQL: a file read page by page, and a debt paid out twice at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { giveReward } from '#core/billing/ledger/moves/give-reward.ts';
import { captureHold, holdMoney } from '#core/billing/ledger/moves/hold-money.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { paidIn, postAlone } from '#core/billing/ledger/testing/entries.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Payout } from '#core/billing/payouts/payout.contract.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { turnTwoFactorOn } from '#core/testing/two-factor.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';

async function newCustomer() {
  const customer = await addCustomer(test.deps, test.instances.a.id, {
    password: PASSWORD,
    name: 'Grace Meadow',
    messengers: '{"telegram":"@grace"}',
    roles: ['editor'],
    vat: 'DE123',
    telegram_id: '77',
  });
  const authorization = await logInAs(test.deps, test.instances.a.id, customer);
  return { ...customer, authorization };
}

const inLedger = (work: (deps: LedgerDeps) => Promise<unknown>) => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

const tell = (customerId: bigint) =>
  inLedger((deps) =>
    createNotice(deps, {
      customerId,
      kind: 'order_completed',
      event: `of ${customerId}`,
      about: { orderId: 1n },
      facts: { quantity: 10 },
    }),
  );

const post = (path: string, body: object, authorization: string) =>
  test.request(`/api/v1/profile/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization },
  });

describe('what is kept of a customer', () => {
  it('is theirs to take away, all of it and no secret, for the password', async () => {
    const { id, email, authorization } = await newCustomer();
    await tell(id);
    expect((await post('export', { current_password: 'wrong' }, authorization)).status).toBe(422);
    const response = await post('export', { current_password: PASSWORD }, authorization);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      data: {
        customer: { id: String(id), email, name: 'Grace Meadow', has_password: true },
        sessions: [{ address: '192.0.2.1', user_agent: 'test' }],
        events: [{ action: 'session.started' }, { action: 'owner.wrong_password' }, {}],
        consents: [],
        identities: [],
        payments: [],
        invoices: [],
        coupon_uses: [],
        mails: [],
        orders: [],
        support: [],
        cart: [],
        order_drafts: [],
        notices: [{ kind: 'order_completed', order_id: 1, quantity: 10, read_at: null }],
        favourites: [],
        services: [],
        reviews: [],
      },
    });
    expect(text).not.toMatch(/argon2|password_hash|token_hash/);
  });

  it('is handed out for the code as well, where logging in asks for one', async () => {
    const ada = await newPayer(test, { password: PASSWORD });
    const code = await turnTwoFactorOn(test, ada, PASSWORD);
    const take = (proof: object) =>
      ada.post('/api/v1/profile/export', { current_password: PASSWORD, ...proof });
    for (const proof of [{}, { code: '000000' }]) {
      const refused = await take(proof);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: { code: [expect.any(String)] } });
    }
    const given = await take({ code: code() });
    expect(await given.json()).toMatchObject({ data: { two_factor: { is_enabled: true } } });
  });

  it('is theirs while they are frozen as well, without who of the staff has done it', async () => {
    const { id, authorization } = await newCustomer();
    const frozen = {
      ...{ frozen_at: test.clock.now(), frozen_reason: 'Three cards of other people' },
      frozen_by: test.actors.staffOfA.id,
    };
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.updateTable('customers').set(frozen).where('id', '=', id).execute(),
    );
    const response = await post('export', { current_password: PASSWORD }, authorization);
    const { data } = (await response.json()) as { data: { customer: object } };
    expect(data.customer).toMatchObject({
      ...{ id: String(id), frozen_reason: 'Three cards of other people' },
    });
    expect(data.customer).not.toHaveProperty('frozen_by');
  });

  it('is gone with the account, but for a number', async () => {
    const { id, email, authorization } = await newCustomer();
    await tell(id);
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const wrong = await post('delete', { current_password: 'wrong' }, authorization);
    expect(wrong.status).toBe(422);
    const done = await post('delete', { current_password: PASSWORD }, authorization);
    expect(done.status).toBe(204);
    for (const gone of [authorization, other]) {
      const headers = { authorization: gone };
      expect((await test.request('/api/v1/profile', { headers })).status).toBe(401);
    }
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customers').selectAll().where('id', '=', id).execute(),
    );
    expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toMatch(
      /Grace|grace|77/,
    );
    const told = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('notices').select('id').where('customer_id', '=', id).execute(),
    );
    expect(told).toEqual([]);
    expect(rows).toMatchObject([{ email: null, name: '', vat: null, messengers: {}, roles: [] }]);
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).toEqual([
      'Your account at Alder was deleted',
    ]);
    // The address is free again, for somebody new, whom nobody has sent.
    const referredByCode = rows[0]?.affiliate_code;
    const instanceId = test.instances.a.id;
    const made = { instance_id: instanceId, email, name: 'New', language: 'en', referredByCode };
    const referrers = await test.db.inInstance(instanceId, async (trx) => {
      const newId = await createCustomer(trx, { ...made, created_at: test.clock.now() });
      const row = trx
        .selectFrom('customers')
        .select('referred_by')
        .where('id', '=', newId ?? 0n);
      return row.execute();
    });
    expect(referrers).toEqual([{ referred_by: null }]);
  });

  const gift = (customerId: bigint) =>
    ({
      kind: 'task',
      customerId,
      amountMicro: 1_500_000n,
      actor: { kind: 'system' },
      source: { type: 'check', id: `gift ${customerId}` },
    }) as const;

  it('owes a balance that is left to who leaves, and staff pay it and forget whose it was', async () => {
    const { id, email, authorization } = await newCustomer();
    await inLedger((deps) => giveReward(deps, gift(id)));
    const lacking = await post('delete', { current_password: PASSWORD }, authorization);
    expect(lacking.status).toBe(422);
    expect(Object.keys(((await lacking.json()) as { errors: object }).errors)).toEqual(['pay_to']);
    const payTo = 'DE89 3704 0044 0532 0130 00, Grace Meadow';
    const leaving = { current_password: PASSWORD, pay_to: payTo };
    expect((await post('delete', leaving, authorization)).status).toBe(204);
    const money = await test.db.inInstance(test.instances.a.id, (trx) =>
      readMoney(trx, { instanceId: test.instances.a.id, id }),
    );
    expect(money).toMatchObject({ balanceMicro: 0n, taskBalanceMicro: 0n, heldMicro: 0n });
    expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);

    const staff = await newPayer(test, { roles: ['staff'], name: 'Ola Desk' });
    const payouts = async (state: string): Promise<Payout[]> => {
      const answer = await staff.request(`/api/v1/staff/payouts?state=${state}`);
      return ((await answer.json()) as { data: Payout[] }).data;
    };
    const [owed] = await payouts('open');
    expect(owed).toMatchObject({ amount: '1.5', name: 'Grace Meadow', email, pay_to: payTo });
    const pay = (body: object) => staff.post(`/api/v1/staff/payouts/${owed?.id}/pay`, body);
    for (const stale of [{}, { confirmed_amount: '1.6' }]) {
      const asked = await pay(stale);
      expect(asked.status).toBe(409);
      expect(await asked.json()).toMatchObject({
        code: 'confirmation_needed',
        params: { amount: '1.5' },
      });
    }
    const agreed = { confirmed_amount: '1.5' };
    const answers = await Promise.all([pay(agreed), pay(agreed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await payouts('open')).toEqual([]);
    expect(await payouts('paid')).toMatchObject([
      { ...{ amount: '1.5', name: '', email: null, pay_to: '' }, paid_by: { name: 'Ola Desk' } },
    ]);
  });

  it('pays back what was paid in and not the bonus on top of it', async () => {
    const { id, authorization } = await newCustomer();
    const actor = { kind: 'system' } as const;
    await inLedger(async (deps) => {
      await giveReward(deps, gift(id));
      await giveReward(deps, {
        ...{ kind: 'bonus', customerId: id, amountMicro: 400_000n, actor },
        source: { type: 'test', id: `bonus ${id}` },
      });
      await giveReward(deps, {
        ...{ kind: 'coupon', customerId: id, amountMicro: 300_000n, actor },
        source: { type: 'test', id: `coupon ${id}` },
      });
      await adjustBalance(deps, {
        ...{ customerId: id, amountMicro: 2_000_000n, staffId: id, reason: 'Paid in' },
        adjustmentId: `paid ${id}`,
      });
    });
    const foreseen = await test.request('/api/v1/profile/deletion', { headers: { authorization } });
    expect(await foreseen.json()).toEqual({
      data: { paid_back: '3.5', lapses: '0.7', held_lapses: '0' },
    });
    const leaving = { current_password: PASSWORD, pay_to: 'DE89 3704 0044 0532 0130 00' };
    expect((await post('delete', leaving, authorization)).status).toBe(204);
    const owed = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('payouts').select('amount_micro').where('customer_id', '=', id).execute(),
    );
    // Earned in a task, and paid in.
    expect(owed).toEqual([{ amount_micro: 3_500_000n }]);
    expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);
  });

  it('leaves nothing to be paid back where only a bonus is left, in part or whole', async () => {
    const { id, authorization } = await newCustomer();
    const actor = { kind: 'system' } as const;
    await inLedger(async (deps) => {
      await giveReward(deps, {
        ...{ kind: 'bonus', customerId: id, amountMicro: 400_000n, actor },
        source: { type: 'test', id: `bonus ${id}` },
      });
      await chargeOrder(deps, { customerId: id, orderId: id, amountMicro: 300_000n, actor });
    });
    const leaving = { current_password: PASSWORD };
    expect((await post('delete', leaving, authorization)).status).toBe(204);
    const owed = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('payouts').select('amount_micro').where('customer_id', '=', id).execute(),
    );
    expect(owed).toEqual([]);
  });

  it('stays while money is held, and says so', async () => {
    const { id, authorization } = await newCustomer();
    const actor = { kind: 'system' } as const;
    await inLedger((deps) => giveReward(deps, gift(id)));
    const hold = { holdId: `check-${id}`, actor };
    await inLedger((deps) =>
      holdMoney(deps, { ...hold, customerId: id, purse: 'task', amountMicro: 1_500_000n }),
    );
    const refused = await post('delete', { current_password: PASSWORD }, authorization);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { balance: [expect.stringContaining('still being processed')] },
    });
    await inLedger((deps) => captureHold(deps, hold));
    const done = await post('delete', { current_password: PASSWORD }, authorization);
    expect(done.status).toBe(204);
  });

  // Last, because whoever checks the whole ledger after them would check all of this.
  it('comes whole, however many pages it takes', async () => {
    const { id, authorization } = await newCustomer();
    await inLedger(({ trx, instanceId }) =>
      sql`insert into audit_log (instance_id, at, action, outcome, address, request_id,
          customer_id, details)
        select ${instanceId}::integer, ${test.clock.now()}::timestamptz, 'event.' || n, 'done', '', '',
          ${id}::bigint, '{}'::jsonb
        from generate_series(1, 2500) n order by n`.execute(trx),
    );
    const entries = Array.from({ length: 1_001 }, () => paidIn(id, 1n));
    await postAlone(test.deps, test.instances.a.id, entries);
    const response = await post('export', { current_password: PASSWORD }, authorization);
    const { data } = (await response.json()) as {
      data: { events: { action: string }[]; payments: { amount: number }[] };
    };
    expect(data.payments).toHaveLength(1_001);
    const numbered = data.events.filter(({ action }) => action.startsWith('event.'));
    expect(numbered.map(({ action }) => action)).toEqual(
      Array.from({ length: 2_500 }, (_, at) => `event.${at + 1}`),
    );
  });

  it('comes whole as well where people have written and been told much', async () => {
    const { id, email, authorization } = await newCustomer();
    const [at, instanceId] = [test.clock.now(), test.instances.a.id];
    await test.db.asSystem(async (trx) => {
      // Threads belong to orders, which are not what this is about.
      await sql`set local role none`.execute(trx);
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into support_threads (instance_id, id, order_id, customer_id, subject, state,
          place, created_at, updated_at) overriding system value
        select ${instanceId}::integer, n, n, ${id}::bigint, 'Question ' || n, 'open', n,
          ${at}::timestamptz, ${at}::timestamptz
        from generate_series(900001, 900120) n`.execute(trx);
      await sql`insert into support_messages (instance_id, ticket_id, author, text, created_at)
        select ${instanceId}::integer, n, 'customer', 'Words ' || n || '.' || m, ${at}::timestamptz
        from generate_series(900001, 900120) n, generate_series(1, 2) m order by n, m`.execute(trx);
      await sql`insert into notices (instance_id, customer_id, kind, event, order_id, facts, created_at)
        select ${instanceId}::integer, ${id}::bigint, 'order_completed', 'notice ' || n, n, '{}',
          ${at}::timestamptz
        from generate_series(1, 2100) n order by n`.execute(trx);
      await sql`insert into sessions (instance_id, customer_id, created_at, last_seen_at, ends_at,
          address, user_agent)
        select ${instanceId}::integer, ${id}::bigint, ${at}::timestamptz, ${at}::timestamptz,
          ${at}::timestamptz, 'place ' || n, ''
        from generate_series(1, 1100) n order by n`.execute(trx);
    });
    await inLedger(({ trx }) =>
      sql`insert into outgoing_mails (instance_id, to_address, subject, text, language, state, created_at)
        select ${instanceId}::integer, ${email}, 'Mail ' || n, 'Text', 'en', 'kept', ${at}::timestamptz
        from generate_series(1, 410) n order by n`.execute(trx),
    );
    const response = await post('export', { current_password: PASSWORD }, authorization);
    const { data } = (await response.json()) as { data: Record<string, Record<string, unknown>[]> };
    const count = (length: number, name: (n: number) => unknown) =>
      Array.from({ length }, (_, at0) => name(at0 + 1));
    expect(data['support']?.map(({ messages }) => messages)).toMatchObject(
      count(120, (n) => [{ text: `Words ${900_000 + n}.1` }, { text: `Words ${900_000 + n}.2` }]),
    );
    expect(data['notices']?.map(({ order_id: order }) => order)).toEqual(
      count(2_100, (n) => 2_101 - n),
    );
    expect(data['mails']?.map(({ subject }) => subject)).toEqual(count(410, (n) => `Mail ${n}`));
    const places = data['sessions']?.map(({ address }) => address);
    expect(places?.slice(1)).toEqual(count(1_100, (n) => `place ${n}`));
  });
});
