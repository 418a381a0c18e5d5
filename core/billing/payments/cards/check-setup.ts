import { findPayer } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { findGateway } from '../find-gateway.ts';
import type { CardSetupState } from '../gateway.ts';
import { nextCheckAt } from '../outside/next-check.pure.ts';
import {
  changeSetup,
  findSetup,
  lockSetup,
  type CardSetupRow,
  type SetupRef,
} from './card-setup.store.ts';
import { insertCard, lockCards, readCards } from './card.store.ts';
import { enqueueRemoval } from './remove-card.ts';
import { subscriptionCards } from './subscription-cards.ts';

const OPEN_MS = 24 * 60 * 60 * 1000;

/**
 * Asks the gateway for the result of saving a card, and stores it. The webhook, the customer's
 * return and the scheduled job all call this, in any order.
 */
export async function checkSetup(deps: Deps, ref: SetupRef): Promise<void> {
  const { instanceId } = ref;
  const setup = await deps.db.inInstance(instanceId, (trx) => findSetup(trx, ref));
  if (setup?.state !== 'open') return;
  const vault = (await findGateway(deps, setup))?.cards;
  const { reference } = setup;
  const found = vault ? await vault.find({ instanceId, reference }) : undefined;
  await deps.db.inInstance(instanceId, async (trx) => {
    const now = await lockSetup(trx, ref);
    if (now?.state === 'open') await write({ ...deps, trx }, now, found ?? { state: 'failed' });
  });
}

type Ports = Pick<Deps, 'clock'> & { trx: Trx };

async function write(deps: Ports, setup: CardSetupRow, found: CardSetupState): Promise<void> {
  const now = deps.clock.now();
  const ref = { instanceId: setup.instance_id, ownReference: setup.own_reference };
  const change = { url: null, updated_at: now };
  switch (found.state) {
    case 'saved': {
      const cardId = await save(deps, setup, found);
      return changeSetup(deps.trx, ref, { ...change, state: 'saved', card_id: cardId });
    }
    case 'failed':
      return changeSetup(deps.trx, ref, { ...change, state: 'failed' });
    case 'open':
      if (now.getTime() - setup.created_at.getTime() >= OPEN_MS) {
        return changeSetup(deps.trx, ref, { ...change, state: 'expired' });
      }
      return changeSetup(deps.trx, ref, {
        next_check_at: nextCheckAt(setup.created_at, now),
        updated_at: now,
      });
  }
}

/** The first card becomes the default. A card of a deleted customer is removed at once. */
async function save(
  deps: Ports,
  { instance_id: instanceId, customer_id: customerId, ...setup }: CardSetupRow,
  { at, facts }: Extract<CardSetupState, { state: 'saved' }>,
): Promise<bigint> {
  const { trx, clock } = deps;
  const owner = { instanceId, customerId };
  await lockCards(trx, owner);
  const payer = await findPayer(trx, { instanceId, id: customerId });
  const others = await readCards(trx, owner);
  const now = clock.now();
  const { id } = await insertCard(trx, {
    instance_id: instanceId,
    customer_id: customerId,
    payment_method_id: setup.payment_method_id,
    gateway: setup.gateway,
    account_id: setup.account_id,
    state: payer ? 'active' : 'removing',
    is_default: payer !== undefined && others.length === 0,
    gateway_customer: at.customer,
    gateway_card: at.card,
    brand: facts.brand,
    last_four: facts.lastFour,
    expiry_month: facts.expiryMonth,
    expiry_year: facts.expiryYear,
    created_at: now,
    updated_at: now,
  });
  if (!payer) await enqueueRemoval(deps, { instanceId, id });
  const { subscription_id: subscriptionId } = setup;
  if (payer && subscriptionId !== null) {
    await subscriptionCards.get().payBy(trx, deps, { ...owner, subscriptionId, cardId: id });
  }
  return id;
}
