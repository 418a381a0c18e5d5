import { randomBytes } from 'node:crypto';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { findGateway } from '../find-gateway.ts';
import { PaymentRefused } from '../gateway.ts';
import { nextCheckAt } from '../outside/next-check.pure.ts';
import { pathWith } from '../path-with.ts';
import { readMethodsOf } from '../payment-method.store.ts';
import type { BeginCardBody, CardSetup } from './card.contract.ts';
import { insertSetup } from './card-setup.store.ts';
import { findCardPlace } from './card-method.ts';
import { readCards } from './card.store.ts';
import { subscriptionCards } from './subscription-cards.ts';

const MOST_CARDS = 10;

/**
 * Opens the gateway's page for saving a card. Nothing is charged, so if the answer was lost, a
 * retry simply opens another page.
 */
export async function beginCard(
  deps: Deps,
  caller: CustomerCaller,
  body: BeginCardBody,
): Promise<CardSetup> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, customerId: customer.id };
  const { origin } = await readBrand(deps, caller);
  const subscriptionId = body.subscription_id == null ? null : BigInt(body.subscription_id);
  const { place, cards } = await deps.db.inInstance(instanceId, async (trx) => {
    if (subscriptionId !== null) await requireRunning(trx, { ...owner, subscriptionId });
    const ids = [body.payment_method_id];
    const [method] = await readMethodsOf(trx, { instanceId, ids });
    return {
      place: await findCardPlace(trx, deps, method),
      cards: await readCards(trx, owner),
    };
  });
  const vault = place && (await findGateway(deps, place))?.cards;
  if (!vault) return refuse({ code: 'method_unavailable' });
  if (cards.length >= MOST_CARDS)
    return refuse({ code: 'too_many', params: { count: MOST_CARDS } });
  const ownReference = randomBytes(24).toString('base64url');
  const back = (path: string) => pathWith(path, 'card_setup', ownReference);
  const begun = await vault
    .begin({
      instanceId,
      ownReference,
      origin,
      successUrl: back(body.success_url ?? '/app/finances/cards'),
      cancelUrl: back(body.cancel_url ?? '/app/finances/cards'),
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentRefused) return refuse({ code: 'method_unavailable' });
      throw new AppError('unavailable', { cause: error });
    });
  const now = deps.clock.now();
  await deps.db.inInstance(instanceId, (trx) =>
    insertSetup(trx, {
      instance_id: instanceId,
      own_reference: ownReference,
      customer_id: customer.id,
      payment_method_id: body.payment_method_id,
      ...{ gateway: place.gateway, account_id: place.account_id },
      subscription_id: subscriptionId,
      ...begun,
      next_check_at: nextCheckAt(now, now),
      created_at: now,
      updated_at: now,
    }),
  );
  return { id: ownReference, status: 'open', url: begun.url, card: null };
}

async function requireRunning(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; subscriptionId: bigint },
): Promise<void> {
  if (await subscriptionCards.get().isRunning(trx, asked)) return;
  throw new AppError('validation_failed', {
    fields: { subscription_id: [{ code: 'subscription_over' }] },
  });
}

function refuse(problem: FieldProblem): never {
  throw new AppError('validation_failed', { fields: { payment_method_id: [problem] } });
}
