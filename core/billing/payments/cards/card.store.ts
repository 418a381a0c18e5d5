import { sql, type Insertable, type Selectable } from 'kysely';
import type { LinkedCardsTable } from './card.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CardAtGateway } from '../gateway.ts';

export type CardRow = Selectable<LinkedCardsTable>;

export interface CardOwner {
  instanceId: number;
  customerId: bigint;
}

export interface CardRef {
  instanceId: number;
  id: bigint;
}

/** Locks the cards of a customer until the end of the transaction. */
export async function lockCards(trx: Trx, { instanceId, customerId }: CardOwner): Promise<void> {
  const name = `linked-cards/${instanceId}/${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** The cards that can be charged, the default first, then the newest. */
export function readCards(trx: Trx, { instanceId, customerId }: CardOwner): Promise<CardRow[]> {
  return trx
    .selectFrom('linked_cards')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findOwnCard(
  trx: Trx,
  { instanceId, customerId, id }: CardOwner & CardRef,
): Promise<CardRow | undefined> {
  const cards = await readCards(trx, { instanceId, customerId });
  return cards.find((card) => card.id === id);
}

/** In any state. */
export async function findCard(
  trx: Trx,
  { instanceId, id }: CardRef,
): Promise<CardRow | undefined> {
  const [card] = await readCardsOf(trx, { instanceId, ids: [id] });
  return card;
}

export async function readCardsOf(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('linked_cards')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .execute();
}

/** The gateway's id of the card; undefined once it is erased. */
export function atGateway(card: CardRow | undefined): CardAtGateway | undefined {
  if (!card || card.gateway_customer === null || card.gateway_card === null) return undefined;
  return { customer: card.gateway_customer, card: card.gateway_card };
}

export async function insertCard(trx: Trx, card: Insertable<LinkedCardsTable>): Promise<CardRow> {
  return trx.insertInto('linked_cards').values(card).returningAll().executeTakeFirstOrThrow();
}

/** Without a card, the customer has no default. */
export async function setDefault(
  trx: Trx,
  { instanceId, customerId, id, now }: CardOwner & { id: bigint | undefined; now: Date },
): Promise<void> {
  const own = trx
    .updateTable('linked_cards')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);
  await own.set({ is_default: false, updated_at: now }).where('is_default', '=', true).execute();
  if (id === undefined) return;
  await own
    .set({ is_default: true, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute();
}

export async function startRemoval(
  trx: Trx,
  { instanceId, id }: CardRef,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('linked_cards')
    .set({ state: 'removing', is_default: false, updated_at: now })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute();
}

export async function forgetCard(trx: Trx, { instanceId, id }: CardRef, now: Date): Promise<void> {
  await trx
    .updateTable('linked_cards')
    .set({
      state: 'removed',
      gateway_customer: null,
      gateway_card: null,
      brand: null,
      last_four: null,
      expiry_month: null,
      expiry_year: null,
      updated_at: now,
    })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('state', '=', 'removing')
    .execute();
}
