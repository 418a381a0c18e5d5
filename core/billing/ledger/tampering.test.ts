// On PostgreSQL: the rights of roles, triggers and constraints.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { paidIn, postAlone } from './testing/entries.ts';

let test: TestCore;
let known: {
  a: number;
  b: number;
  customer: bigint;
  other: bigint;
  account: bigint;
  clearing: bigint;
  id: bigint;
};

beforeAll(async () => {
  test = await testCore();
  const { a, b } = test.instances;
  const { id: customer } = await addCustomer(test.deps, a.id);
  const { id: other } = await addCustomer(test.deps, a.id);
  const stranger = await addCustomer(test.deps, b.id);
  await postAlone(test.deps, a.id, [paidIn(customer, 10n)]);
  await postAlone(test.deps, b.id, [paidIn(stranger.id, 10n)]);
  const rows = await test.db.inInstance(a.id, (trx) =>
    trx
      .selectFrom('ledger_postings')
      .select(['account_id', 'transaction_id', 'sequence'])
      .execute(),
  );
  const [mine] = rows.filter(({ sequence }) => sequence !== null);
  const [clearing] = rows.filter(({ sequence }) => sequence === null);
  if (!mine || !clearing) throw new Error('There are two postings');
  known = {
    a: a.id,
    b: b.id,
    customer,
    other,
    account: mine.account_id,
    clearing: clearing.account_id,
    id: mine.transaction_id,
  };
});
afterAll(() => test.close());

/** Every row of the ledger, of every instance. */
const everything = () =>
  test.db.asSystem(async (trx) => ({
    accounts: await trx.selectFrom('ledger_accounts').selectAll().orderBy('id').execute(),
    transactions: await trx.selectFrom('ledger_transactions').selectAll().orderBy('id').execute(),
    postings: await trx
      .selectFrom('ledger_postings')
      .selectAll()
      .orderBy('transaction_id')
      .orderBy('account_id')
      .execute(),
  }));

const NEW = `insert into ledger_transactions
  (instance_id, kind, source_type, source_id, actor_kind, posting_count, created_at)`;
const POSTING = `insert into ledger_postings
  (instance_id, transaction_id, account_id, kind, created_at, amount_micro)`;

/** What somebody might try who has got hold of the application's connection, by what it is. */
const ATTEMPTS: Record<string, () => string> = {
  'a higher balance': () => `update ledger_accounts set balance_micro = 1000000`,
  'a balance of nothing': () => `update ledger_accounts set balance_micro = 0`,
  'a lower spending': () => `update ledger_accounts set spent_micro = 0`,
  'higher earnings': () => `update ledger_accounts set earned_micro = 5`,
  'another owner of an account': () => `update ledger_accounts set owner_id = owner_id + 1`,
  'another kind of account': () => `update ledger_accounts set kind = 'task'`,
  'another head of the chain': () => `update ledger_accounts set head_hash = ''`,
  'another number of postings': () => `update ledger_accounts set sequence = 0`,
  'an account of another instance': () => `update ledger_accounts set instance_id = ${known.b}`,
  'an account removed': () => `delete from ledger_accounts`,
  'all accounts emptied': () => `truncate ledger_accounts cascade`,
  'an account with money in it': () =>
    `insert into ledger_accounts (instance_id, kind, owner_id, balance_micro)
     values (${known.a}, 'task', ${known.customer}, 1000000)`,
  'an account without money in it': () =>
    `insert into ledger_accounts (instance_id, kind) values (${known.a}, 'fees')`,
  'an account of nobody': () => `select open_ledger_accounts('{balance}', '{999999999}')`,
  'an account of no kind': () => `select open_ledger_accounts('{gift}', '{null}')`,
  'a balance without an owner': () => `select open_ledger_accounts('{balance}', '{null}')`,
  'a lock taken by hand': () => `select from ledger_accounts for update`,
  'another amount': () => `update ledger_postings set amount_micro = 100`,
  'another balance after': () => `update ledger_postings set balance_after_micro = 100`,
  'another day': () => `update ledger_postings set created_at = now()`,
  'another hash': () => `update ledger_postings set hash = ''`,
  'a posting to another account': () => `update ledger_postings set account_id = ${known.clearing}`,
  'a posting removed': () => `delete from ledger_postings where account_id = ${known.account}`,
  'all postings emptied': () => `truncate ledger_postings`,
  'another kind of entry': () => `update ledger_transactions set kind = 'bonus'`,
  'another order': () => `update ledger_transactions set order_id = 1`,
  'another reason': () => `update ledger_transactions set reason = 'a gift'`,
  'another seal': () => `update ledger_transactions set seal_position = 1, seal_hash = 'a'`,
  'a transaction removed': () => `delete from ledger_transactions`,
  'all transactions emptied': () => `truncate ledger_transactions cascade`,
  'a transaction with its seal': () =>
    `insert into ledger_transactions (instance_id, kind, source_type, source_id, actor_kind,
       posting_count, created_at, seal_position, seal_hash)
     values (${known.a}, 'bonus', 'gift', '1', 'system', 2, now(), 9, 'a')`,
  'a transaction without postings': () =>
    `${NEW} values (${known.a}, 'bonus', 'gift', '2', 'system', 2, now())`,
  'a transaction that gives and takes nothing': () =>
    `with t as (${NEW} values (${known.a}, 'bonus', 'gift', '3', 'system', 2, now()) returning *)
     ${POSTING} select instance_id, id, ${known.account}, kind, created_at, 5 from t`,
  'a transaction that gives more than it takes': () =>
    `with t as (${NEW} values (${known.a}, 'bonus', 'gift', '4', 'system', 2, now()) returning *)
     ${POSTING} select instance_id, t.id, v.account, kind, created_at, v.amount
     from t, (values (${known.account}, 5), (${known.clearing}, -4)) as v (account, amount)`,
  'a balance below zero': () =>
    `with t as (${NEW} values (${known.a}, 'order', 'theft', '5', 'system', 2, now()) returning *)
     ${POSTING} select instance_id, t.id, v.account, kind, created_at, v.amount
     from t, (values (${known.account}, -11), (${known.clearing}, 11)) as v (account, amount)`,
  'two postings more on an old transaction': () =>
    `${POSTING} select t.instance_id, t.id, v.id, t.kind, t.created_at, v.amount
     from ledger_transactions t, (
       select a.id, case a.kind when 'balance' then 5 else -5 end as amount
       from open_ledger_accounts('{balance, revenue}', '{${known.other}, null}') a) v
     where t.id = ${known.id}`,
  'an event a second time': () =>
    `${NEW} select instance_id, kind, source_type, source_id, actor_kind, 2, now()
     from ledger_transactions where id = ${known.id}`,
  'a transaction in another instance': () =>
    `${NEW} values (${known.b}, 'bonus', 'gift', '6', 'system', 2, now())`,
  'a posting to an account of another instance': () =>
    `with t as (${NEW} values (${known.a}, 'bonus', 'gift', '7', 'system', 2, now()) returning *)
     ${POSTING} select ${known.b}, id, ${known.account}, kind, created_at, 5 from t`,
  'a posting of another kind than its transaction': () =>
    `with t as (${NEW} values (${known.a}, 'bonus', 'gift', '8', 'system', 2, now()) returning *)
     ${POSTING} select instance_id, id, ${known.account}, 'task', created_at, 5 from t`,
  'a posting that moves nothing': () =>
    `with t as (${NEW} values (${known.a}, 'bonus', 'gift', '9', 'system', 2, now()) returning *)
     ${POSTING} select instance_id, id, ${known.account}, kind, created_at, 0 from t`,
  'the check put off to another instance': () =>
    `${NEW} values (${known.a}, 'bonus', 'gift', '10', 'system', 2, now());
     select set_config('marquee.instance_id', '${known.b}', true)`,
  'the check shown other postings': () =>
    `create temporary table ledger_postings (instance_id int, transaction_id bigint,
       amount_micro bigint);
     ${NEW} values (${known.a}, 'bonus', 'gift', '11', 'system', 2, now());
     insert into ledger_postings select ${known.a}, max(id), v.amount
       from ledger_transactions, (values (5), (-5)) as v (amount) group by v.amount`,
  'the check taken away': () => `alter table ledger_postings disable trigger all`,
  'the balance check taken away': () =>
    `alter table ledger_accounts drop constraint ledger_accounts_balance`,
  'the wall taken away': () => `alter table ledger_accounts disable row level security`,
  'triggers put to sleep': () => `set local session_replication_role = replica`,
  'another keeper of balances': () =>
    `create or replace function keep_ledger_balance() returns trigger
     language sql as 'select null'`,
};

describe('the database as the application’s role', () => {
  it.each(Object.keys(ATTEMPTS))('refuses %s', async (name) => {
    const before = await everything();
    const statement = ATTEMPTS[name]?.() ?? '';
    const attempt = test.db.inInstance(known.a, async (trx) => {
      for (const part of statement.split(';')) await sql.raw(part).execute(trx);
    });
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23...)$/) });
    expect(await everything()).toEqual(before);
  });

  it('keeps its own balances, whatever a posting says about them', async () => {
    await test.db.inInstance(known.a, (trx) =>
      sql
        .raw(
          `with t as (${NEW} values (${known.a}, 'order', 'honest', '1', 'system', 2, now())
             returning *)
           insert into ledger_postings (instance_id, transaction_id, account_id, kind, created_at,
             amount_micro, balance_after_micro, sequence, hash)
           select instance_id, t.id, v.account, kind, created_at, v.amount, 1000000, 77, 'a'
           from t, (values (${known.account}, -4), (${known.clearing}, 4)) as v (account, amount)`,
        )
        .execute(trx),
    );
    const { accounts, postings } = await everything();
    const [account] = accounts.filter(({ id }) => id === known.account);
    expect(account).toMatchObject({ balance_micro: 6n, spent_micro: 4n, sequence: 2n });
    expect(postings.filter(({ amount_micro: amount }) => amount === -4n)).toMatchObject([
      { balance_after_micro: 6n, sequence: 2n, hash: account?.head_hash },
    ]);
  });
});
