import type { Database } from './database.ts';

/**
 * For who keeps what the database says until it changes: nothing may be kept before its changes can be
 * heard. What this gives says when that is, and nothing once it is, as each request asks.
 */
export function hearChanges(
  db: Pick<Database, 'listen'>,
  channel: string,
  forget: () => void,
): () => Promise<void> | undefined {
  let isHeard = false;
  let listening: Promise<unknown> | undefined;

  async function listen(): Promise<void> {
    listening ??= db.listen(channel, { hear: forget, missed: forget });
    try {
      await listening;
      isHeard = true;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  return () => (isHeard ? undefined : listen());
}
