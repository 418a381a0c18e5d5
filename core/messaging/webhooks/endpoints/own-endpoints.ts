import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { askToSend } from '../send-webhooks-kind.ts';
import type { ChangeEndpointInput, WebhookEndpoint } from './endpoint.contract.ts';
import {
  changeEndpoint,
  deleteEndpoint,
  deleteWebhookSecret,
  lockEndpointsOf,
  readEndpoints,
  readWebhookSecrets,
  type EndpointRow,
} from './endpoint.store.ts';
import type { Changing, EndpointOwner } from './endpoint-owner.ts';
import { showEndpoints } from './show-endpoint.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

export async function listOwnEndpoints(
  { db }: Ports,
  owner: EndpointOwner,
): Promise<WebhookEndpoint[]> {
  const { instanceId } = owner;
  return db.read(instanceId, async (trx) =>
    showEndpoints(trx, instanceId, await readEndpoints(trx, owner)),
  );
}

/** One of the owner's; another's is not found. */
export async function requireOwnEndpoint(
  trx: Trx,
  owner: EndpointOwner,
  idInPath: string,
): Promise<EndpointRow> {
  const rows = await readEndpoints(trx, owner);
  const row = rows.find(({ id }) => String(id) === idInPath);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The same, and it stays as it is until the end of the transaction. */
export async function lockOwnEndpoint(
  trx: Trx,
  owner: EndpointOwner,
  idInPath: string,
): Promise<EndpointRow> {
  await lockEndpointsOf(trx, owner);
  return requireOwnEndpoint(trx, owner, idInPath);
}

const ENABLED = {
  ...{ disabled_at: null, disabled_because: null },
  ...{ failures: 0, failing_since: null, paused_until: null },
};

/** What waits for a disabled endpoint stays, and goes out once it is enabled. */
export async function changeOwnEndpoint(
  deps: Ports,
  { caller, owner }: Changing,
  { id, types, is_enabled: isEnabled }: ChangeEndpointInput & { id: string },
): Promise<WebhookEndpoint> {
  const { instanceId } = owner;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnEndpoint(trx, owner, id);
    const endpointId = row.id;
    const isOn = row.disabled_at === null;
    const now = deps.clock.now();
    const change = {
      ...(types && { types: [...new Set(types)] }),
      ...(isEnabled === true && !isOn && ENABLED),
      ...(isEnabled === false && isOn
        ? { disabled_at: now, disabled_because: 'customer' as const }
        : {}),
    };
    if (Object.keys(change).length > 0) {
      await changeEndpoint(trx, { instanceId, endpointId }, change);
      const after = { ...row, ...change };
      const states = { before: standing(row), after: standing(after) };
      await note({ ...deps, trx }, caller, { action: 'webhook.changed', row, details: states });
    }
    if (isEnabled === true && !isOn) {
      await askToSend({ ...deps, trx }, { instanceId, endpointId });
    }
    const [shown] = await showEndpoints(trx, instanceId, [{ ...row, ...change }]);
    return shown ?? missing();
  });
}

const missing = (): never => {
  throw new AppError('not_found');
};

export async function deleteOwnEndpoint(
  deps: Ports,
  { caller, owner }: Changing,
  id: string,
): Promise<void> {
  const { instanceId } = caller;
  await deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnEndpoint(trx, owner, id);
    await deleteEndpoint(trx, { instanceId, endpointId: row.id });
    await note({ ...deps, trx }, caller, { action: 'webhook.deleted', row });
  });
}

/** Ends one of two secrets once the receiver has the other one; the last one stays. */
export async function endOwnSecret(
  deps: Ports,
  { caller, owner }: Changing,
  { endpointId, webhookSecretId }: { endpointId: string; webhookSecretId: string },
): Promise<void> {
  const { instanceId } = caller;
  await deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnEndpoint(trx, owner, endpointId);
    const secrets = await readWebhookSecrets(trx, { instanceId, endpointIds: [row.id] });
    const secret = secrets.find(({ id }) => String(id) === webhookSecretId);
    if (!secret) throw new AppError('not_found');
    if (secrets.length === 1) throw new AppError('conflict');
    await deleteWebhookSecret(trx, { instanceId, endpointId: row.id, id: secret.id });
    await note({ ...deps, trx }, caller, { action: 'webhook.secret_ended', row });
  });
}

const standing = ({ types, disabled_at: at }: Pick<EndpointRow, 'types' | 'disabled_at'>) =>
  `${at === null ? 'on' : 'off'} ${types.join(' ')}`;

/** A line of the audit log. */
export function note(
  parts: Ports & { trx: Trx },
  caller: CustomerCaller,
  { action, row, details = {} }: Noted,
): Promise<void> {
  return recordAudit(parts, caller, {
    action,
    customerId: caller.customer.id,
    sessionId: caller.customer.sessionId,
    details: { endpoint: String(row.id), ...details },
  });
}

interface Noted {
  action: AuditAction;
  row: Pick<EndpointRow, 'id'>;
  details?: Record<string, string>;
}
