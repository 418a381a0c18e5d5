import { proveStepUp } from '#core/accounts/two-factor/prove-step-up.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { refuseField } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountGateway, AccountProblem } from './account-gateways.pure.ts';
import { KeysRefused, type AccountIdentity, type Connector, type Listening } from './connector.ts';
import { connectorDeps, connectorOf, sealKeys } from './connectors.ts';
import { isReachable } from './hear-events.ts';
import type { KeysOf } from './payment-account.contract.ts';
import { leftBy, takeLeftWebhookAway } from './left-webhook.ts';
import {
  disconnectCurrent,
  findByOutsideId,
  keepAccount,
  lockAccounts,
} from './payment-account.store.ts';

interface Proof {
  password: string | undefined;
  code: string | undefined;
}

interface ConnectInput<Name extends AccountGateway> {
  gateway: Name;
  keys: KeysOf[Name];
  proof: Proof;
}

/** Where a problem of keys is said: at the field that is most likely to be wrong. */
const FIELD_OF: Record<AccountGateway, Partial<Record<AccountProblem, string>> & { else: string }> =
  {
    stripe: { else: 'secret_key' },
    paypal: { else: 'client_secret' },
    btcpay: { no_answer: 'url', else: 'api_key' },
  };

const CODE_OF = {
  keys_refused: 'account_keys_refused',
  keys_too_narrow: 'account_keys_too_narrow',
  not_ready: 'account_not_ready',
  no_answer: 'account_no_answer',
} as const satisfies Record<AccountProblem, string>;

const KEY_HINT_LENGTH = 4;

/**
 * Connects an account by keys that its provider takes. Keys of the account that is connected replace
 * the earlier ones; another account takes the place of the one before, which keeps its keys for refunds.
 */
export async function connectAccount<Name extends AccountGateway>(
  deps: AccountDeps,
  caller: CustomerCaller,
  { gateway, keys, proof }: ConnectInput<Name>,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const connector = connectorOf(deps, gateway) as Connector<KeysOf[Name]>; // The one of its name.
  const identity = await identify(deps, connector, { gateway, keys });
  // What is wrong with the keys is said before a code is used up for them.
  await proveStepUp(deps, caller, proof);
  const { origin } = await readBrand(deps, caller);
  const url = `${origin}/api/v1/webhooks/${gateway}`;
  const listening = await listen(deps, connector, { keys, url });
  const owned = { instance_id: instanceId, gateway, outside_id: identity.outsideId };
  const sealed = { keys, webhookSecret: listening?.webhookSecret };
  const keysSealed = await sealKeys(deps, owned, sealed);
  const now = deps.clock.now();
  const kept = await deps.db.inInstance(instanceId, async (trx) => {
    await lockAccounts(trx, instanceId);
    const outsideId = identity.outsideId;
    const known = await findByOutsideId(trx, { instanceId, gateway, outsideId });
    const before = await disconnectCurrent(trx, { instanceId, gateway, now });
    const isSame = before?.outside_id === identity.outsideId;
    const row = await keepAccount(trx, {
      ...owned,
      ...leftBy(known, listening),
      ...{ name: identity.name, is_test: identity.isTest, key_hint: hintOf(keys) },
      keys_sealed: keysSealed,
      webhook_id: listening?.webhookId ?? null,
      webhook_url: listening ? url : null,
      connected_by: staff.id,
      connected_at: isSame ? before.connected_at : now,
      ...{ disconnected_at: null, checked_at: now, problem: null, said: null, updated_at: now },
    });
    await recordAudit({ ...deps, trx }, caller, {
      action: isSame ? 'payment_account.changed' : 'payment_account.connected',
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: { gateway, name: identity.name },
    });
    return row;
  });
  await takeLeftWebhookAway(deps, kept);
}

async function identify<Name extends AccountGateway>(
  deps: AccountDeps,
  connector: Connector<KeysOf[Name]>,
  { gateway, keys }: { gateway: Name; keys: KeysOf[Name] },
): Promise<AccountIdentity> {
  try {
    return await connector.identify(connectorDeps(deps), keys);
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error;
    const { problem, said } = error;
    deps.log.warn({ gateway, problem, said }, 'The keys of a payment account were not taken');
    const field = FIELD_OF[gateway][problem] ?? FIELD_OF[gateway].else;
    return refuseField(field, { code: CODE_OF[problem], params: { said: said ?? '' } });
  }
}

/** Without events, payments are looked up; so nothing fails for want of them. */
async function listen<Keys>(
  deps: AccountDeps,
  connector: Connector<Keys>,
  { keys, url }: { keys: Keys; url: string },
): Promise<Listening | undefined> {
  if (!isReachable(url)) return undefined;
  try {
    return await connector.listen(connectorDeps(deps), keys, url);
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error;
    deps.log.warn({ err: error, url }, 'A payment provider sends no events');
    return undefined;
  }
}

/** The end of what is secret. */
function hintOf(keys: object): string {
  const { secret_key, client_secret, api_key } = keys as Record<string, string | undefined>; // Texts.
  return (secret_key ?? client_secret ?? api_key ?? '').slice(-KEY_HINT_LENGTH);
}

/** Takes no more payments by the account; its keys are deleted later. */
export async function disconnectAccount(
  deps: AccountDeps,
  caller: CustomerCaller,
  { gateway, proof }: { gateway: AccountGateway; proof: Proof },
): Promise<void> {
  await proveStepUp(deps, caller, proof);
  const { instanceId, customer: staff } = caller;
  const now = deps.clock.now();
  await deps.db.inInstance(instanceId, async (trx) => {
    await lockAccounts(trx, instanceId);
    const account = await disconnectCurrent(trx, { instanceId, gateway, now });
    // Twice, as by a second tab, is the same.
    if (!account) return;
    await recordAudit({ ...deps, trx }, caller, {
      action: 'payment_account.disconnected',
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: { gateway, name: account.name },
    });
  });
}
