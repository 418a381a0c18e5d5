import type { Keys } from '#core/platform/secrets/keys.ts';
import { openSeal, seal } from '#core/platform/secrets/seal.ts';
import type { EndpointRef, WebhookSecretRow } from './endpoint.store.ts';

/** Read before a transaction begins, since it may need one of its own; after that it is known. */
export async function readyKeys(keys: Pick<Keys, 'key'>): Promise<Pick<Keys, 'key'>> {
  const key = await keys.key('webhook');
  return { key: () => Promise.resolve(key) };
}

/** What signs is needed again with each delivery, so it is sealed and not hashed. */
const ownedBy = ({ instanceId, endpointId }: EndpointRef) =>
  ({ purpose: 'webhook', owner: `${instanceId}/${endpointId}` }) as const;

export function sealWebhookSecret(
  keys: Pick<Keys, 'key'>,
  ref: EndpointRef,
  secret: string,
): Promise<Buffer> {
  return seal(keys, ownedBy(ref), Buffer.from(secret));
}

export async function openWebhookSecret(
  keys: Pick<Keys, 'key'>,
  { instance_id: instanceId, endpoint_id: endpointId, sealed }: WebhookSecretRow,
): Promise<string> {
  return (await openSeal(keys, ownedBy({ instanceId, endpointId }), sealed)).toString();
}
