import type { Trx } from '#core/platform/db/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a sign-in is remembered, because a device that was used before raises no alarm. */
const KEPT_MS = 180 * DAY_MS;

/** Runs across instances. Tokens go with their sessions, or once they are over by themselves. */
export async function deleteOldSessions(trx: Trx, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - KEPT_MS);
  await trx.deleteFrom('session_tokens').where('expires_at', '<', now).execute();
  await trx.deleteFrom('sessions').where('last_seen_at', '<', longAgo).execute();
}
