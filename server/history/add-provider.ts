import { changeProvider } from '#core/supply/providers/change-provider.ts';
import { noteBalance, noteSilence } from '#core/supply/providers/balance.store.ts';
import { addProvider } from '#core/supply/providers/add-provider.ts';
import { invariant } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { importOffSale } from './import-off-sale.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const MINUTE_MS = 60_000;
const TOLD_AGO_MS = 7 * MINUTE_MS;
/** Nobody answers at these addresses, and a demo does not ask again and again. */
const NEXT_MS = 10 * 365 * 24 * 60 * MINUTE_MS;

/** Somebody of the team adds a provider of which the balance was just told when the history ends. */
export async function addHistoricProvider(
  { deps, endsAt }: Stage,
  troupe: Troupe,
  { who, provider }: DeedOf<'add provider'>,
): Promise<void> {
  const { instanceId } = troupe;
  const { name, url, balance, currency, least, isSilent = false, share = 0 } = provider;
  const caller = callerOf(troupe, who);
  // The address is nobody's, and looking it up would tell a name server of every demo.
  const outbound = { ...createOutbound(), mayAsk: async () => true };
  const ports = { ...deps, keys: createKeys(deps), outbound };
  const id = await addProvider(ports, caller, {
    name,
    url,
    key: `demo-${deps.clock.now().getTime()}`,
  });
  await changeProvider(ports, caller, { id, low_balance: least });
  const micro = parseAmount(balance);
  invariant(micro !== undefined, `The balance with ${name} is a sum.`);
  const now = new Date(endsAt.getTime() - TOLD_AGO_MS);
  const told = { micro, currency, now, nextAt: new Date(now.getTime() + NEXT_MS) };
  await deps.db.inInstance(instanceId, async (trx) => {
    await noteBalance(trx, { instanceId, id }, told);
    const never = { now: told.now, firstMs: NEXT_MS, longestMs: NEXT_MS };
    const { id: staffId } = caller.customer;
    const off = { instanceId, providerId: id, name, staffId, now: deps.clock.now() };
    if (share > 0) await importOffSale(trx, { ...off, share });
    if (isSilent) await noteSilence(trx, { instanceId, id }, never);
  });
}
