import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { eraseAutomatic, exportAutomatic } from '../automatic/export-automatic.ts';
import { lockCards, readCards, type CardOwner } from './card.store.ts';
import { takeAway } from './own-cards.ts';

/** The cards of a customer and what charges them, for the export of a customer's data. */
export async function exportCards(trx: Trx, owner: CardOwner) {
  const cards = await readCards(trx, owner);
  return {
    linked_cards: cards.map((card) => ({
      brand: card.brand,
      last_four: card.last_four,
      expires: `${card.expiry_year}-${String(card.expiry_month).padStart(2, '0')}`,
      is_default: card.is_default,
      created_at: card.created_at,
    })),
    automatic_top_up: await exportAutomatic(trx, owner),
  };
}

/** When a customer's account is deleted, their cards are removed, here and at the gateways. */
export async function closeCards(
  deps: Pick<Deps, 'clock'> & { trx: Trx },
  owner: CardOwner,
): Promise<void> {
  const { trx } = deps;
  await lockCards(trx, owner);
  for (const card of await readCards(trx, owner)) await takeAway(deps, card);
  await eraseAutomatic(trx, owner);
}
