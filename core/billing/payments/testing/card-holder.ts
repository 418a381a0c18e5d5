import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { CardSetup, LinkedCard } from '../cards/card.contract.ts';
import type { CardDecision } from '../sandbox/sandbox-card.contract.ts';
import { keepSandboxCard } from '../sandbox/sandbox-card.store.ts';
import { insertSetup } from '../cards/card-setup.store.ts';
import { insertCard } from '../cards/card.store.ts';
import { SANDBOX_METHOD } from './payer.ts';

export const CARDS = '/api/v1/recurring-payments-methods';

/** An accepted card as the sandbox leaves it behind, without the way there; it is the default. */
export async function addLinkedCard(
  test: TestCore,
  { instance, id: customerId }: CustomerActor,
  at: { gateway: string; account_id?: bigint } = { gateway: 'sandbox' },
): Promise<{ cardId: bigint; setupId: string }> {
  const now = test.clock.now();
  const setupId = `setup-of-${customerId}`.padEnd(32, '-');
  const both = {
    instance_id: instance.id,
    customer_id: customerId,
    payment_method_id: SANDBOX_METHOD,
    ...at,
    created_at: now,
    updated_at: now,
  };
  return test.db.inInstance(instance.id, async (trx) => {
    const reference = `card-${customerId}`;
    await keepSandboxCard(trx, {
      instance_id: instance.id,
      reference,
      merchant_reference: setupId,
      state: 'saved',
      behaviour: 'accept',
      success_url: '/app',
      cancel_url: '/app',
      created_at: now,
      decided_at: now,
    });
    const { id: cardId } = await insertCard(trx, {
      ...both,
      is_default: true,
      gateway_customer: `customer-${customerId}`,
      gateway_card: reference,
      brand: 'visa',
      last_four: '4242',
      expiry_month: 12,
      expiry_year: 2033,
    });
    await insertSetup(trx, {
      ...both,
      own_reference: setupId,
      reference,
      state: 'saved',
      card_id: cardId,
      next_check_at: now,
    });
    return { cardId, setupId };
  });
}

/** Begins to save a card, as a customer does. */
export async function beginCard(actor: CustomerActor, body: object = {}): Promise<CardSetup> {
  const answer = await actor.post(CARDS, { payment_method_id: SANDBOX_METHOD, ...body });
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { data: CardSetup }).data;
}

/** Decides on the page of the sandbox. */
export function decideOnCard(
  actor: CustomerActor,
  { url }: CardSetup,
  decision: CardDecision,
): Promise<Response> {
  const reference = url?.split('/').at(-1) ?? '';
  return actor.post(`/api/v1/sandbox/cards/${reference}/decide`, { decision });
}

/** Saves a test card by the whole way there and back. */
export async function saveCard(
  actor: CustomerActor,
  behaviour: Exclude<CardDecision, 'decline'> = 'accept',
): Promise<LinkedCard> {
  const setup = await beginCard(actor);
  await decideOnCard(actor, setup, behaviour);
  const { card } = await readSetup(actor, setup.id);
  if (!card) throw new Error('A card was saved');
  return card;
}

export async function readSetup(actor: CustomerActor, id: string): Promise<CardSetup> {
  const answer = await actor.request(`/api/v1/card-setups/${id}`);
  return ((await answer.json()) as { data: CardSetup }).data;
}

export async function readCards(actor: CustomerActor): Promise<LinkedCard[]> {
  const answer = await actor.request(CARDS);
  return ((await answer.json()) as { data: LinkedCard[] }).data;
}
