import { sql, type RawBuilder } from 'kysely';
import { invariant } from '#core/errors.ts';
import type { Trx } from './database.ts';

/**
 * All notifications share one channel of PostgreSQL, so that a connection listens once,
 * whatever is listened to later, and a lost connection is made good by one statement.
 */
export const WIRE_CHANNEL = 'marquee';

/** PostgreSQL refuses 8,000 bytes and more; ours is said before the transaction fails. */
const MAX_BYTES = 7900;

/** Says something to every listener of the channel, if and when the transaction commits. */
export async function notify(trx: Trx, channel: string, payload = ''): Promise<void> {
  await sql`select ${notification(channel, payload)}`.execute(trx);
}

/** The same within another statement. */
export function notification(channel: string, payload: string): RawBuilder<unknown> {
  const message = `${channel} ${payload}`;
  invariant(!channel.includes(' '), 'a channel is one word');
  invariant(Buffer.byteLength(message) <= MAX_BYTES, 'a notification names things, no more');
  return sql`pg_notify(${WIRE_CHANNEL}, ${message})`;
}

/** What `notify` packed. */
export function parseNotification(message: string): { channel: string; payload: string } {
  const gap = message.indexOf(' ');
  return gap < 0
    ? { channel: message, payload: '' }
    : { channel: message.slice(0, gap), payload: message.slice(gap + 1) };
}
