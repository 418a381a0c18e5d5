// Connects who listens to what happens here.
import '#core/nouns.ts';
import { sql } from 'kysely';
import type { Deps } from '#core/deps.ts';
import { doOnce } from '#core/platform/idempotency/do-once.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { creditTopUp } from '#core/billing/ledger/moves/credit-top-up.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';

type TillDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const CUSTOMERS = 3;
/** Every so many movements bring money in, and enough for those between. */
const IN_EVERY = 4;
const IN_MICRO = 1_000_000n;
const OUT_MICRO = 7n;

export interface Till {
  /** Moves money once for an id, however often it is asked for. */
  move(id: number): Promise<void>;
  /** The ids that have moved money, each as often as it did. */
  found(): Promise<number[]>;
  /** What the ledger finds wrong with itself, and balances that are not what the ids come to. */
  faults(): Promise<string[]>;
}

/** An instance with customers whose money moves by the number of a movement alone. */
export async function openTill(deps: TillDeps): Promise<Till> {
  const documents = ownerDocuments('Till');
  const { id: instanceId } = await publishInstance(deps, {
    ...{ slug: 'till', hosts: ['till.example'], documents },
  });
  const customers = await openCustomers(deps, instanceId);
  const session = { sessionId: 1n, permissions: [], isFrozen: false, impersonatorId: undefined };
  const customerOf = (id: number) => customers[id % CUSTOMERS] ?? 0n;

  async function move(id: number): Promise<void> {
    const customerId = customerOf(id);
    await doOnce(
      deps,
      { instanceId, customer: { id: customerId, ...session } },
      {
        ...{ key: `movement-${id}`, route: 'POST /api/v1/movements', input: { id } },
        async work(trx) {
          const actor = { kind: 'customer', id: customerId } as const;
          const ledger = { ...deps, trx, instanceId };
          if (isIn(id)) {
            const topUp = { customerId, invoiceId: BigInt(id), paymentMethodId: 1, actor };
            await creditTopUp(ledger, { ...topUp, paidMicro: IN_MICRO });
          } else {
            const order = { customerId, orderId: BigInt(id), amountMicro: OUT_MICRO, actor };
            await chargeOrder(ledger, order);
          }
          return { status: 201, value: { id } };
        },
      },
    );
  }

  async function found(): Promise<number[]> {
    const { rows } = await deps.db.inInstance(instanceId, (trx) =>
      sql<{ id: number }>`select source_id::integer as id from ledger_transactions
        where kind in ('order', 'invoiced') order by 1`.execute(trx),
    );
    return rows.map(({ id }) => id);
  }

  async function faults(): Promise<string[]> {
    await sealLedgers(deps);
    const { faults: own } = await verifyLedger(deps, instanceId);
    const ids = await found();
    const balances = await readBalances(deps, instanceId);
    const wrong = customers.flatMap((customerId) => {
      const expected = ids
        .filter((id) => customerOf(id) === customerId)
        .reduce((sum, id) => sum + (isIn(id) ? IN_MICRO : -OUT_MICRO), 0n);
      const balance = balances.get(customerId) ?? 0n;
      return balance === expected ? [] : [`a balance is ${balance}, not ${expected}`];
    });
    return [...own, ...wrong];
  }

  return { move, found, faults };
}

/** The first of each customer bring money in, so that no order is ever refused. */
const isIn = (id: number) => id <= CUSTOMERS || id % IN_EVERY === 0;

async function openCustomers({ db, clock }: TillDeps, instanceId: number): Promise<bigint[]> {
  return db.inInstance(instanceId, async (trx) => {
    const names = Array.from({ length: CUSTOMERS }, (_, place) => `customer-${place}`);
    for (const name of names) {
      await trx
        .insertInto('customers')
        .values({
          ...{ instance_id: instanceId, name, affiliate_code: name, language: 'en' },
          ...{ email: `${name}@mail.example`, created_at: clock.now(), updated_at: clock.now() },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const rows = await trx.selectFrom('customers').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  });
}

async function readBalances({ db }: TillDeps, instanceId: number): Promise<Map<bigint, bigint>> {
  const rows = await db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('ledger_accounts')
      .select(['customer_id', 'balance_micro'])
      .where('kind', '=', 'balance')
      .execute(),
  );
  return new Map(rows.map((row) => [row.customer_id ?? 0n, row.balance_micro ?? 0n]));
}
