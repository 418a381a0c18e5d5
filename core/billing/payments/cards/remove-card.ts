import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, PermanentFailure, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { findGateway } from '../find-gateway.ts';
import { isChargedNow } from '../outside/outside-payment.store.ts';
import { atGateway, findCard, forgetCard, type CardRef } from './card.store.ts';

const schema = z.strictObject({ cardId: z.string() });
const REMOVE_CARD: JobKind<typeof schema> = {
  kind: 'remove-linked-card',
  schema,
  maxAttempts: 12,
};

const WAIT_MS = 10 * 60 * 1000;

type Ports = Pick<Deps, 'clock'> & { trx: Trx };

/** Written in the transaction that removes the customer's card. */
export async function enqueueRemoval(
  { clock, trx }: Ports,
  { instanceId, id }: CardRef,
  runAt: Date = clock.now(),
): Promise<void> {
  await enqueue({ clock }, trx, {
    job: REMOVE_CARD,
    instanceId,
    payload: { cardId: String(id) },
    runAt,
  });
}

/** Has the gateway delete a card, and then erases its id here. */
export const removeCardJob = defineJob({
  ...REMOVE_CARD,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a card belongs to an instance');
    const ref = { instanceId, id: BigInt(payload.cardId) };
    const { db, clock } = deps;
    const card = await db.inInstance(instanceId, async (trx) => {
      const found = await findCard(trx, ref);
      if (found?.state !== 'removing') return undefined;
      // An open charge is looked up by the gateway's id of the card, so that must be kept until
      // then.
      if (!(await isChargedNow(trx, { instanceId, cardId: ref.id }))) return found;
      await enqueueRemoval({ clock, trx }, ref, new Date(clock.now().getTime() + WAIT_MS));
      return undefined;
    });
    const at = atGateway(card);
    if (!card || !at) return;
    const vault = (await findGateway(deps, card))?.cards;
    // The keys of an account that was left are deleted in time: there, nobody can remove it any more.
    if (!vault && card.account_id === null) {
      throw new PermanentFailure(`The gateway ${card.gateway} is not there any more.`);
    }
    await vault?.remove({ instanceId, ...at });
    await db.inInstance(instanceId, (trx) => forgetCard(trx, ref, clock.now()));
  },
});
