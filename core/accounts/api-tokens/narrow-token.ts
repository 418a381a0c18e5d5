import type { Trx } from '#core/platform/db/database.ts';
import type { ApiScope } from './api-token-rules.pure.ts';
import { writeScopes } from './api-token.store.ts';

interface Narrowed {
  instanceId: number;
  tokenId: bigint;
  scopes: readonly ApiScope[];
}

/** Leaves a token no more than this. */
export const narrowToken = (trx: Trx, { scopes, ...ref }: Narrowed): Promise<void> =>
  writeScopes(trx, ref, [...scopes]);
