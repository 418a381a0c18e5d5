import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import { openAccounts, readMark, removeMark, writeMark } from '../ledger.store.ts';

type Ports = Pick<Deps, 'db'>;

/** Below which amount the customer calls the balance low. */
export async function getBalanceMark({ db }: Ports, { instanceId, customer }: OwnerCaller) {
  const asked = { instanceId, customerId: customer.id };
  const micro = await db.read(instanceId, (trx) => readMark(trx, asked));
  return { below: micro === undefined ? null : formatAmount(micro) };
}

export async function setBalanceMark(
  { db }: Ports,
  { instanceId, customer }: OwnerCaller,
  below: string | null,
) {
  const belowMicro = below === null ? undefined : parseAmount(below);
  const customerId = customer.id;
  await db.inInstance(instanceId, async (trx) => {
    if (belowMicro === undefined) return removeMark(trx, { instanceId, customerId });
    const [account] = await openAccounts(trx, [{ kind: 'balance', customerId }]);
    invariant(account, 'an account that is named is opened');
    await writeMark(trx, { instanceId, accountId: account.id, belowMicro });
  });
  return { below: belowMicro === undefined ? null : formatAmount(belowMicro) };
}
