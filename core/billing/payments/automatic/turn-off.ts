import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { forgetWatch } from '#core/billing/ledger/watch-balance.ts';
import { tellOfTurnedOff } from '../mails/mail-automatic.ts';
import {
  changeAutomatic,
  lockAutomatic,
  type AutomaticRow,
  type Owner,
} from './automatic.store.ts';

interface Why {
  /** Only if this card is the one to be charged. */
  cardId: bigint;
  reason: NonNullable<AutomaticRow['off_reason']>;
}

/** Turns off automatic top-ups by a card; unless the customer did so, they get a mail. */
export async function turnOff(
  { clock, trx }: Pick<Deps, 'clock'> & { trx: Trx },
  owner: Owner,
  { cardId, reason }: Why,
): Promise<void> {
  const settings = await lockAutomatic(trx, owner);
  if (settings?.card_id !== cardId) return;
  const { is_enabled: wasOn, origin } = settings;
  const isOwnDoing = reason === 'card_removed';
  await changeAutomatic(trx, owner, {
    is_enabled: false,
    ...(isOwnDoing && { card_id: null }),
    ...(wasOn && { off_reason: reason }),
    updated_at: clock.now(),
  });
  await forgetWatch(trx, owner);
  if (wasOn && !isOwnDoing) await tellOfTurnedOff({ clock }, trx, { ...owner, origin });
}
