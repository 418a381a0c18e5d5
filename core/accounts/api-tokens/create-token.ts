import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { OwnerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { AppError, invariant, type FieldProblems } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { isAddressRange } from './addresses.ts';
import { API_SCOPES, MOST_SECRETS, MOST_TOKENS } from './api-token-rules.pure.ts';
import type { CreateApiTokenInput, NewApiToken } from './api-token.contract.ts';
import {
  endSecret,
  insertApiToken,
  insertSecret,
  lockApiTokens,
  readApiTokens,
  readSecrets,
  type ApiTokenRow,
} from './api-token.store.ts';
import { openTestAccount } from '#core/accounts/test-accounts/open-test-account.ts';
import { isMain, lockOwnToken, requireOwnToken } from './own-tokens.ts';
import { proveHolder } from './prove-holder.ts';
import { showTokens } from './show-token.ts';
import { newApiToken } from './token-form.ts';

/** A new token with what it may do. Its secret is answered here and never again. */
export async function createToken(
  deps: AccountDeps,
  caller: CustomerCaller,
  input: CreateApiTokenInput,
): Promise<NewApiToken> {
  refuseInput(input, deps.clock.now());
  await proveHolder(deps, caller, input);
  return deps.db.inInstance(caller.instanceId, (trx) =>
    createIn({ ...deps, trx }, caller, { ...input, is_main: false }),
  );
}

/** A new secret for a token; the one before it stays good until the customer ends it. */
export async function renewToken(
  deps: AccountDeps,
  caller: CustomerCaller,
  { which, proof }: { which: (row: ApiTokenRow) => boolean; proof: OwnerProof },
): Promise<NewApiToken> {
  const { instanceId } = caller;
  const lock = (trx: Trx) => requireOwnToken(trx, caller, which);
  // Whether it is there is said first: what is another's has no password to ask for.
  await deps.db.inInstance(instanceId, lock);
  await proveHolder(deps, caller, proof);
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lock(trx);
    return addSecret({ ...deps, trx }, caller, row);
  });
}

/** The token of who wants no more than one: made at first, and renewed after that. */
export async function createMainToken(
  deps: AccountDeps,
  caller: CustomerCaller,
  proof: OwnerProof,
): Promise<NewApiToken> {
  await proveHolder(deps, caller, proof);
  return deps.db.inInstance(caller.instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const row = await lockOwnToken(trx, caller, isMain);
    if (row) return addSecret(parts, caller, row);
    return createIn(parts, caller, { ...MAIN, is_main: true });
  });
}

const MAIN = {
  name: 'API',
  is_test: false,
  scopes: [...API_SCOPES],
  addresses: [],
  service_ids: [],
};

function refuseInput({ addresses, expires_at: expires }: CreateApiTokenInput, now: Date): void {
  const fields: FieldProblems = {};
  const wrong = addresses.findIndex((address) => !isAddressRange(address));
  if (wrong >= 0) fields[`addresses.${wrong}`] = [{ code: 'invalid_format' }];
  if (expires != null && new Date(expires) <= now)
    fields['expires_at'] = [{ code: 'must_be_above', params: { limit: now.toISOString() } }];
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

type Parts = AccountDeps & { trx: Trx };
type Making = Omit<CreateApiTokenInput, keyof OwnerProof> & { is_main: boolean };

/** Whoever calls has made sure that it is the customer. */
export async function createIn(
  parts: Pick<Parts, 'trx' | 'clock'>,
  caller: CustomerCaller,
  made: Making,
): Promise<NewApiToken> {
  const { instanceId, customer } = caller;
  const { trx, clock } = parts;
  const owner = { instanceId, customerId: customer.id };
  await lockApiTokens(trx, owner);
  if ((await readApiTokens(trx, owner)).length >= MOST_TOKENS) {
    const problem = { code: 'too_many', params: { count: MOST_TOKENS } } as const;
    throw new AppError('validation_failed', { fields: { name: [problem] } });
  }
  if (made.is_test) await openTestAccount(parts, owner);
  const row = await insertApiToken(trx, {
    instance_id: instanceId,
    customer_id: customer.id,
    name: made.name,
    is_main: made.is_main,
    is_test: made.is_test,
    scopes: API_SCOPES.filter((scope) => made.scopes.includes(scope)),
    addresses: [...new Set(made.addresses)],
    service_ids: [...new Set(made.service_ids)],
    daily_cap_micro: made.daily_cap == null ? null : (parseAmount(made.daily_cap) ?? null),
    expires_at: made.expires_at == null ? null : new Date(made.expires_at),
    created_at: clock.now(),
    revoked_at: null,
  });
  return addSecret(parts, caller, row);
}

async function addSecret(
  parts: Pick<Parts, 'trx' | 'clock'>,
  caller: CustomerCaller,
  row: ApiTokenRow,
): Promise<NewApiToken> {
  const { instanceId, customer } = caller;
  const { trx, clock } = parts;
  const now = clock.now();
  const { token, hash, hint } = newApiToken({ isTest: row.is_test });
  const before = await readSecrets(trx, { instanceId, tokenIds: [row.id] });
  for (const { id: secretId } of before.slice(MOST_SECRETS - 1)) {
    await endSecret(trx, { instanceId, tokenId: row.id, secretId, now });
  }
  await insertSecret(trx, {
    ...{ instance_id: instanceId, token_id: row.id, hash, hint, created_at: now },
    ...{ last_used_at: null, last_used_address: null, ended_at: null },
  });
  await recordAudit(parts, caller, {
    action: before.length === 0 ? 'api_token.created' : 'api_token.renewed',
    customerId: customer.id,
    sessionId: customer.sessionId,
    details: { token: String(row.id), scopes: row.scopes.join(' ') },
  });
  const [shown] = await showTokens(trx, { instanceId, rows: [row], now });
  invariant(shown, 'a token that was made can be shown');
  return { ...shown, token };
}
