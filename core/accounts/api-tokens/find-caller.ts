import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { noteCall } from '#core/platform/http/call-note.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTry } from '#core/platform/limits/rate-limit.ts';
import { readTogether } from '#core/platform/db/read-together.ts';
import { hashToken } from '#core/platform/secrets/token.ts';
import { recordRefusedToken } from '#core/accounts/one-time/refuse-token.ts';
import { isFromAllowed } from './addresses.ts';
import { findBySecrets, markUsed } from './api-token.store.ts';
import type { Program } from './program.ts';
import { isApiToken } from './token-form.ts';

/** The program behind a request, and what it may do. */
export interface ApiCaller extends Caller, Program {
  /** Who is ordered for: the holder of the token, or their test account. */
  customerId: bigint;
  isFrozen: boolean;
  gradeId: number | null;
  isReferred: boolean;
}

const MINUTE_MS = 60_000;

/** Anyone can send tokens that open nothing; the audit log is not theirs to fill. */
const LINES_OF_ADDRESS: Limit = { name: 'refused-api-token', capacity: 10, refillSeconds: 60 };

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo'>;

const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex');

/** Programs ask many times a second, and each time it counts what is true at that moment. */
const findByHash = readTogether(async (trx, { instanceId, keys }) => {
  const rows = await findBySecrets(trx, { instanceId, hashes: keys });
  return new Map(rows.map((row) => [hexOf(row.hash), row]));
});

/**
 * Whose a token is; nothing for one that is unknown, revoked, expired or comes from elsewhere, which
 * all look the same to who sends it. It is found by its hash, of which nobody can guess a part.
 */
export async function findApiCaller(
  deps: Ports,
  caller: Caller,
  token: string,
): Promise<ApiCaller | undefined> {
  if (!isApiToken(token)) return undefined;
  const { instanceId, address } = caller;
  const now = deps.clock.now();
  const hash = hashToken(token);
  const found = await findByHash(deps.db, instanceId, hexOf(hash));
  const isGood =
    found !== undefined &&
    timingSafeEqual(found.hash, hash) &&
    (found.expires_at === null || now < found.expires_at) &&
    (deps.isDemo === true || !found.is_demo) &&
    (!found.is_test || found.test_id !== null) &&
    isFromAllowed(address, found.addresses);
  if (!isGood) {
    const counted = { instanceId, limit: LINES_OF_ADDRESS, subject: address };
    if (await spendTry(deps, counted)) await recordRefusedToken(deps, caller, 'api');
    return undefined;
  }
  const { last_used_at: last, last_used_address: from, secret_id: secretId } = found;
  if (last === null || now.getTime() - last.getTime() >= MINUTE_MS || from !== address) {
    await deps.db.inInstance(instanceId, (trx) =>
      markUsed(trx, { instanceId, secretId, now, address }),
    );
  }
  noteCall({
    by: { tokenId: found.token_id, holderId: found.holder_id, isTest: found.is_test },
  });
  // Written out: a copy that grows field by field costs as much as finding it.
  return {
    instanceId,
    address,
    userAgent: caller.userAgent,
    requestId: caller.requestId,
    language: caller.language,
    timeZone: caller.timeZone,
    origin: caller.origin,
    cartToken: caller.cartToken,
    tokenId: found.token_id,
    holderId: found.holder_id,
    customerId: found.is_test && found.test_id !== null ? found.test_id : found.holder_id,
    isTest: found.is_test,
    isFrozen: found.frozen_at !== null,
    gradeId: found.grade_id,
    isReferred: found.referred_by !== null,
    scopes: found.scopes,
    serviceIds: found.service_ids,
    dailyCapMicro: found.daily_cap_micro,
    // Names a field that is forgotten above, also one that may be left out.
  } satisfies Record<keyof ApiCaller, unknown>;
}
