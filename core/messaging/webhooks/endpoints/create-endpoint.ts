import { proveHolder } from '#core/accounts/api-tokens/prove-holder.ts';
import type { OwnerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { CoreParts } from '#core/parts.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { newWebhookSecret } from '../deliveries/signature.ts';
import { MOST_ENDPOINTS, MOST_WEBHOOK_SECRETS } from '../webhook-rules.pure.ts';
import { refuseAddress } from './endpoint-address.ts';
import type { CreateEndpointInput, NewWebhookEndpoint } from './endpoint.contract.ts';
import {
  deleteWebhookSecret,
  insertEndpoint,
  insertWebhookSecret,
  lockEndpointsOf,
  readEndpoints,
  readWebhookSecrets,
  type EndpointRow,
} from './endpoint.store.ts';
import { lockOwnEndpoint, note } from './own-endpoints.ts';
import { showEndpoints } from './show-endpoint.ts';
import type { Changing } from './endpoint-owner.ts';
import { readyKeys, sealWebhookSecret } from './webhook-secret.ts';

type Parts = Pick<CoreParts, 'clock' | 'db'> & { trx: Trx; keys: Pick<CoreParts['keys'], 'key'> };

/** Whatever happens is sent to an address from now on. Its secret is answered here and never again. */
export async function createEndpoint(
  parts: CoreParts,
  changing: Changing,
  input: CreateEndpointInput,
): Promise<NewWebhookEndpoint> {
  const { caller } = changing;
  await proveHolder(parts, caller, input);
  await refuseAddress(parts, input.url);
  const keys = await readyKeys(parts.keys);
  return parts.db.inInstance(caller.instanceId, (trx) =>
    createEndpointIn({ ...parts, keys, trx }, changing, input),
  );
}

/** Whoever calls has made sure that it is the customer, and that the address may be asked. */
export async function createEndpointIn(
  parts: Parts,
  changing: Changing,
  { url, types, is_test }: Pick<CreateEndpointInput, 'url' | 'types' | 'is_test'>,
): Promise<NewWebhookEndpoint> {
  const { caller, owner } = changing;
  const { instanceId, customerId } = owner;
  const { trx, clock } = parts;
  await lockEndpointsOf(trx, owner);
  if ((await readEndpoints(trx, owner)).length >= MOST_ENDPOINTS) {
    const problem = { code: 'too_many', params: { count: MOST_ENDPOINTS } } as const;
    throw new AppError('validation_failed', { fields: { url: [problem] } });
  }
  const row = await insertEndpoint(trx, {
    ...{ instance_id: instanceId, customer_id: customerId, url, is_test },
    created_by: customerId === null ? caller.customer.id : null,
    ...{ types: [...new Set(types)], created_at: clock.now() },
  });
  return addSecret(parts, caller, row);
}

/** A new secret for an endpoint; what is sent is signed with the one before it as well. */
export async function rotateSecret(
  parts: CoreParts,
  { caller, owner }: Changing,
  { endpointId, proof }: { endpointId: string; proof: OwnerProof },
): Promise<NewWebhookEndpoint> {
  const { instanceId } = owner;
  const lock = (trx: Trx) => lockOwnEndpoint(trx, owner, endpointId);
  // Whether it is there is said first: what is another's has no password to ask for.
  await parts.db.inInstance(instanceId, lock);
  await proveHolder(parts, caller, proof);
  const keys = await readyKeys(parts.keys);
  return parts.db.inInstance(instanceId, async (trx) =>
    addSecret({ ...parts, keys, trx }, caller, await lock(trx)),
  );
}

async function addSecret(
  parts: Parts,
  caller: CustomerCaller,
  row: EndpointRow,
): Promise<NewWebhookEndpoint> {
  const { instanceId } = caller;
  const { trx, clock, keys } = parts;
  const ref = { instanceId, endpointId: row.id };
  const { secret, hint } = newWebhookSecret();
  const before = await readWebhookSecrets(trx, { instanceId, endpointIds: [row.id] });
  for (const { id } of before.slice(MOST_WEBHOOK_SECRETS - 1)) {
    await deleteWebhookSecret(trx, { ...ref, id });
  }
  await insertWebhookSecret(trx, {
    ...{ instance_id: instanceId, endpoint_id: row.id, hint, created_at: clock.now() },
    sealed: await sealWebhookSecret(keys, ref, secret),
  });
  const action = before.length === 0 ? 'webhook.created' : 'webhook.secret_renewed';
  await note(parts, caller, { action, row });
  const [shown] = await showEndpoints(trx, instanceId, [row]);
  invariant(shown, 'an endpoint that was made can be shown');
  return { ...shown, secret };
}
