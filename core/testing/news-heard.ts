import { randomUUID } from 'node:crypto';
import type { Database } from '#core/platform/db/database.ts';
import { notify } from '#core/platform/db/notify.ts';

const CHANNEL = 'news-heard';

/** Waits until this process has heard all that was told before: a server tells it a little later. */
export async function newsHeard(db: Database): Promise<void> {
  const word = randomUUID();
  let hear!: (payload: string) => void;
  const heard = new Promise<void>((resolve) => {
    hear = (payload) => payload === word && resolve();
  });
  const stop = await db.listen(CHANNEL, hear);
  await db.asSystem((trx) => notify(trx, CHANNEL, word));
  await heard;
  await stop();
}
