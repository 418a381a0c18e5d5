import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { doOnce } from '#core/platform/idempotency/do-once.ts';
import { addCustomer } from '#core/testing/customers.ts';
import type { LedgerEntry } from '../entry.ts';
import { chargeOrder } from '../moves/charge-order.ts';
import { readMoney } from '../read-money.ts';
import { paidIn, postAlone, spent } from './entries.ts';

interface Stage {
  deps: Deps;
  instanceId: number;
}

/** How many of these spends, sent at once, a balance for ten of them lets through. */
export async function spendAtOnce(stage: Stage, spends: number): Promise<number> {
  const { deps, instanceId } = stage;
  const { id } = await addCustomer(deps, instanceId);
  await postAlone(deps, instanceId, [paidIn(id, 10n)]);
  const spend = async (entry: LedgerEntry): Promise<boolean> =>
    postAlone(deps, instanceId, [entry]).then(
      () => true,
      (error: unknown) => (isBusy(error) ? spend(entry) : isRefusal(error)),
    );
  const sent = Array.from({ length: spends }, () => spend(spent(id, 1n)));
  return (await Promise.all(sent)).filter(Boolean).length;
}

function isRefusal(error: unknown): false {
  if (error instanceof AppError && error.fields['balance']) return false;
  throw error;
}

/** No connection was free for too long; whoever is told so asks again. */
const isBusy = (error: unknown) => error instanceof AppError && error.code === 'unavailable';

let orders = 1_000_000_000n;

/**
 * Sends a call with each of the keys, several times at once and as a client would that hears that
 * the first still runs: again. Answers how often anything was done, and how many answers there were.
 */
export async function keysAtOnce(
  { deps, instanceId }: Stage,
  { keys, times }: { keys: number; times: number },
): Promise<{ effects: bigint; answers: number }> {
  const { id } = await addCustomer(deps, instanceId);
  const paid = 1_000_000n;
  await postAlone(deps, instanceId, [paidIn(id, paid)]);
  const session = {
    sessionId: 1n,
    permissions: [],
    withheld: [],
    isFrozen: false,
    impersonatorId: undefined,
  };
  const caller = { instanceId, customer: { id, ...session } };
  const send = (key: string): Promise<string> =>
    doOnce(deps, caller, {
      key,
      route: 'POST /api/v1/orders',
      input: { quantity: 1 },
      async work(trx) {
        orders += 1n;
        const orderId = orders;
        const actor = { kind: 'customer', id } as const;
        const charge = { customerId: id, orderId, amountMicro: 1n, actor };
        await chargeOrder({ ...deps, trx, instanceId }, charge);
        return { status: 201, value: { order: String(orderId) } };
      },
    }).then(
      ({ bytes }) => Buffer.from(bytes).toString(),
      (error: unknown) => {
        const isRunning = error instanceof AppError && error.code === 'idempotency_key_running';
        if (isRunning || isBusy(error)) return send(key);
        throw error;
      },
    );
  const answers = new Set<string>();
  for (let key = 0; key < keys; key += 1) {
    const sent = Array.from({ length: times }, () => send(`key-${key}`));
    for (const text of await Promise.all(sent)) answers.add(text);
  }
  // A call that lost its key to another at the last moment is undone with all it did.
  const { balanceMicro } = await deps.db.inInstance(instanceId, (trx) =>
    readMoney(trx, { instanceId, id }),
  );
  return { effects: paid - balanceMicro, answers: answers.size };
}
