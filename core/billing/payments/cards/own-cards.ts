import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { turnOff } from '../automatic/turn-off.ts';
import { readCurrentIds } from '../accounts/payment-account.store.ts';
import { readPaymentMethods } from '../payment-method.store.ts';
import { cardIdOf, type LinkedCard } from './card.contract.ts';
import {
  findOwnCard,
  lockCards,
  readCards,
  setDefault,
  startRemoval,
  type CardOwner,
  type CardRow,
} from './card.store.ts';
import { enqueueRemoval } from './remove-card.ts';
import { isAvailable } from './card-method.ts';
import { showCard } from './show-card.ts';

type Terms = Pick<Deps, 'clock' | 'isDemo' | 'services'>;

/** The default first, then the newest. */
export async function listCards(
  deps: Terms & Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
): Promise<LinkedCard[]> {
  return deps.db.read(instanceId, (trx) =>
    showCards(trx, deps, { instanceId, customerId: customer.id }),
  );
}

export async function showCards(trx: Trx, deps: Terms, owner: CardOwner): Promise<LinkedCard[]> {
  const rows = await readCards(trx, owner);
  const methods = await readPaymentMethods(trx, owner.instanceId);
  const accounts = await readCurrentIds(trx, owner.instanceId);
  const now = deps.clock.now();
  return rows.map((row) =>
    showCard(row, { now, isAvailable: isAvailable(row, deps, { accounts, methods }) }),
  );
}

/** Makes a card the default; repeating it changes nothing. */
export async function makeDefault(
  deps: Terms & Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<LinkedCard> {
  const owner = { instanceId, customerId: customer.id };
  return deps.db.inInstance(instanceId, async (trx) => {
    const { id } = await requireOwnCard(trx, owner, cardIdOf(idInPath));
    await setDefault(trx, { ...owner, id, now: deps.clock.now() });
    const cards = await showCards(trx, deps, owner);
    return cards.find((card) => card.id === Number(id)) ?? notFound();
  });
}

/**
 * Removes a card: it can no longer be charged, and its gateway deletes it soon after. The newest
 * other card becomes the default; an automatic top-up by the card is turned off.
 */
export async function removeCard(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<void> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, customerId: customer.id };
  await deps.db.inInstance(instanceId, async (trx) => {
    const card = await requireOwnCard(trx, owner, cardIdOf(idInPath));
    await takeAway({ ...deps, trx }, card);
    if (card.is_default) {
      const [next] = await readCards(trx, owner);
      await setDefault(trx, { ...owner, id: next?.id, now: deps.clock.now() });
    }
    await recordAudit({ ...deps, trx }, caller, {
      action: 'card.removed',
      customerId: customer.id,
      sessionId: customer.sessionId,
    });
  });
}

export async function takeAway(
  deps: Pick<Deps, 'clock'> & { trx: Trx },
  { instance_id: instanceId, id, customer_id: customerId }: CardRow,
): Promise<void> {
  await startRemoval(deps.trx, { instanceId, id }, deps.clock.now());
  await enqueueRemoval(deps, { instanceId, id });
  await turnOff(deps, { instanceId, customerId }, { cardId: id, reason: 'card_removed' });
}

/** A card of another customer is answered as not found. */
export async function requireOwnCard(
  trx: Trx,
  owner: CardOwner,
  id: bigint | undefined,
): Promise<CardRow> {
  await lockCards(trx, owner);
  const card = id === undefined ? undefined : await findOwnCard(trx, { ...owner, id });
  return card ?? notFound();
}

function notFound(): never {
  throw new AppError('not_found');
}
