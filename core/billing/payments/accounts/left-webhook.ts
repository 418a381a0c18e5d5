import type { Listening } from './connector.ts';
import { connectorDeps, openAccount, type ConnectionDeps } from './connectors.ts';
import { changeAccount, findAccount, type PaymentAccountRow } from './payment-account.store.ts';

type Left = Pick<PaymentAccountRow, 'left_webhook_id' | 'left_webhook_url'>;
export type Webhooks = Left & Pick<PaymentAccountRow, 'webhook_id' | 'webhook_url'>;

const NONE: Left = { left_webhook_id: null, left_webhook_url: null };

/**
 * The webhook that an account has from before, at another host of the instance. Its secret goes with the
 * keys that are replaced, so that nothing which it sends can be heard.
 */
export function leftBy(before: Webhooks | undefined, listening: Listening | undefined): Left {
  if (!before) return NONE;
  const { webhook_id: id, webhook_url: url } = before;
  const isLeft = id !== null && url !== null && id !== listening?.webhookId;
  if (isLeft) return { left_webhook_id: id, left_webhook_url: url };
  const { left_webhook_id, left_webhook_url } = before;
  // Some providers use one again that they know by its address.
  if (left_webhook_id === listening?.webhookId) return NONE;
  return { left_webhook_id, left_webhook_url };
}

/** Takes it away at the provider; where that cannot be, its owner is told of it until it is. */
export async function takeLeftWebhookAway(
  deps: ConnectionDeps,
  account: PaymentAccountRow,
): Promise<void> {
  const { instance_id: instanceId, id, left_webhook_id: webhookId, gateway } = account;
  if (webhookId === null) return;
  const opened = await openAccount(deps, account);
  if (!opened) return;
  try {
    await opened.connector.unlisten(connectorDeps(deps), opened.keys, webhookId);
  } catch (error) {
    deps.log.warn({ err: error, gateway }, 'An earlier webhook was not taken away');
    return;
  }
  await deps.db.inInstance(instanceId, async (trx) => {
    const now = await findAccount(trx, { instanceId, id });
    // Connected once more meanwhile, it may have left another one.
    if (now?.left_webhook_id !== webhookId) return;
    await changeAccount(trx, { instanceId, id }, { ...NONE, updated_at: deps.clock.now() });
  });
}
