import type { Trx } from '#core/platform/db/database.ts';
import { markUsed, readSecrets } from './api-token.store.ts';

interface Use {
  instanceId: number;
  tokenId: bigint;
  now: Date;
  address: string;
}

/** Notes that a program has come by with its latest secret. */
export async function noteUse(trx: Trx, { instanceId, tokenId, now, address }: Use): Promise<void> {
  const [latest] = await readSecrets(trx, { instanceId, tokenIds: [tokenId] });
  if (latest) await markUsed(trx, { instanceId, secretId: latest.id, now, address });
}
