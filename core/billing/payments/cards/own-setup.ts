import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CardSetup } from './card.contract.ts';
import { findSetup, type CardSetupRow } from './card-setup.store.ts';
import { checkSetup } from './check-setup.ts';
import { showCards } from './own-cards.ts';

/** The result of saving a card; the gateway is asked while it is unknown. */
export async function getSetup(
  deps: Deps,
  caller: CustomerCaller,
  idInPath: string,
): Promise<CardSetup> {
  const ref = { instanceId: caller.instanceId, ownReference: idInPath };
  if ((await requireOwn(deps, caller, idInPath)).state === 'open') {
    await checkSetup(deps, ref).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'A gateway did not answer');
    });
  }
  const setup = await requireOwn(deps, caller, idInPath);
  const owner = { instanceId: caller.instanceId, customerId: caller.customer.id };
  const cards = await deps.db.inInstance(caller.instanceId, (trx) => showCards(trx, deps, owner));
  return {
    id: setup.own_reference,
    status: setup.state,
    url: setup.url,
    card: cards.find(({ id }) => id === Number(setup.card_id)) ?? null,
  };
}

async function requireOwn(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  ownReference: string,
): Promise<CardSetupRow> {
  const setup = await db.inInstance(instanceId, (trx) =>
    findSetup(trx, { instanceId, ownReference }),
  );
  if (setup?.customer_id !== customer.id) throw new AppError('not_found');
  return setup;
}
