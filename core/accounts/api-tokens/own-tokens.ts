import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { ApiToken } from './api-token.contract.ts';
import {
  endSecret,
  lockApiTokens,
  readApiTokens,
  revokeRow,
  type ApiTokenRow,
} from './api-token.store.ts';
import { showTokens } from './show-token.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

export async function listOwnTokens(
  { db, clock }: Ports,
  { instanceId, customer }: CustomerCaller,
): Promise<ApiToken[]> {
  const of = { instanceId, customerId: customer.id, now: clock.now() };
  return db.read(instanceId, (trx) => readTokensOf(trx, of));
}

/** The tokens of a customer that were not revoked, the latest first. */
export async function readTokensOf(
  trx: Trx,
  { now, ...of }: { instanceId: number; customerId: bigint; now: Date },
): Promise<ApiToken[]> {
  const rows = await readApiTokens(trx, of);
  return showTokens(trx, { instanceId: of.instanceId, rows, now });
}

/** The one that the calls without a name are about. */
export async function findMainToken(
  deps: Ports,
  caller: CustomerCaller,
): Promise<ApiToken | undefined> {
  return (await listOwnTokens(deps, caller)).find(({ is_main: isMain }) => isMain);
}

/** One of the customer's that is good still; another's is not found. */
export async function lockOwnToken(
  trx: Trx,
  { instanceId, customer }: CustomerCaller,
  which: (row: ApiTokenRow) => boolean,
): Promise<ApiTokenRow | undefined> {
  const owner = { instanceId, customerId: customer.id };
  await lockApiTokens(trx, owner);
  return (await readApiTokens(trx, owner)).find(which);
}

export async function requireOwnToken(
  trx: Trx,
  caller: CustomerCaller,
  which: (row: ApiTokenRow) => boolean,
): Promise<ApiTokenRow> {
  const row = await lockOwnToken(trx, caller, which);
  if (!row) throw new AppError('not_found');
  return row;
}

export const isCalled = (idInPath: string) => (row: ApiTokenRow) => String(row.id) === idInPath;
export const isMain = (row: ApiTokenRow) => row.is_main;

/** From now on it opens nothing; nor does either of its secrets. */
export async function revokeToken(
  deps: Ports,
  caller: CustomerCaller,
  apiTokenId: string,
): Promise<void> {
  const isThere = await revokeIfThere(deps, caller, isCalled(apiTokenId));
  if (!isThere) throw new AppError('not_found');
}

/** Where there is none, it is gone as well. */
export async function revokeMainToken(deps: Ports, caller: CustomerCaller): Promise<void> {
  await revokeIfThere(deps, caller, isMain);
}

async function revokeIfThere(
  deps: Ports,
  caller: CustomerCaller,
  which: (row: ApiTokenRow) => boolean,
): Promise<boolean> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnToken(trx, caller, which);
    if (!row) return false;
    await revokeRow(trx, { instanceId, tokenId: row.id, now: deps.clock.now() });
    await recordAudit({ ...deps, trx }, caller, {
      action: 'api_token.revoked',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { token: String(row.id) },
    });
    return true;
  });
}

/** Ends one of two secrets once every program has the other one. */
export async function endOwnSecret(
  deps: Ports,
  caller: CustomerCaller,
  { apiTokenId, secretId }: { apiTokenId: string; secretId: string },
): Promise<void> {
  const { instanceId, customer } = caller;
  await deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnToken(trx, caller, isCalled(apiTokenId));
    if (!row || !/^[1-9]\d{0,17}$/.test(secretId)) throw new AppError('not_found');
    const ended = {
      instanceId,
      tokenId: row.id,
      secretId: BigInt(secretId),
      now: deps.clock.now(),
    };
    if (!(await endSecret(trx, ended))) throw new AppError('not_found');
    await recordAudit({ ...deps, trx }, caller, {
      action: 'api_token.secret_ended',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { token: String(row.id), secret: secretId },
    });
  });
}
