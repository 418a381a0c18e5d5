import { listTokenHolders } from '#core/accounts/api-tokens/list-token-holders.ts';
import { listEndpointOwners } from '#core/messaging/webhooks/endpoints/list-endpoint-owners.ts';
import { recordEvents } from '#core/messaging/webhooks/events/record-events.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readLastChange, readPublicChanges } from './import.store.ts';
import { shownChange } from './service-changes.ts';
import type { ServiceChange } from './service-changes.contract.ts';

interface Logged {
  instanceId: number;
  at: Date;
  /** Who has changed them; hears of it as well. */
  by: bigint | null;
}

/**
 * Tells the programs of customers that services have changed, once for all that `log` writes into the
 * log of the catalogue. What each has become is read there; a price list of thousands is one event.
 */
export async function tellingPrograms(
  trx: Trx,
  { instanceId, at, by }: Logged,
  log: () => Promise<void>,
): Promise<void> {
  const before = await readLastChange(trx, instanceId);
  await log();
  const changes = await newsSince(trx, { instanceId, before });
  if (changes.length === 0) return;
  const customers = new Set([
    ...(await listTokenHolders(trx, instanceId)),
    ...(await listEndpointOwners(trx, instanceId)),
    ...(by === null ? [] : [by]),
  ]);
  const data = dataOf(changes);
  await recordEvents(
    { trx, instanceId, clock: { now: () => at } },
    [...customers].map((customerId) => ({
      ...{ customerId, type: 'service.changed' as const, data },
      // All changes of a shop follow each other.
      ...{ resource: 'catalogue' as const, resourceId: BigInt(instanceId) },
    })),
  );
}

function dataOf(changes: readonly ServiceChange[]) {
  const count = (kind: ServiceChange['kind']) =>
    changes.filter((change) => change.kind === kind).length;
  const services = new Set(changes.map(({ service }) => service.id));
  const [only] = services;
  return {
    ...{ new: count('new'), changed: count('changed'), gone: count('gone') },
    service_id: services.size === 1 && only !== undefined ? only : null,
  };
}

const READ_AT_ONCE = 1_000;

async function newsSince(
  trx: Trx,
  { instanceId, before: last }: { instanceId: number; before: bigint },
): Promise<ServiceChange[]> {
  const news: ServiceChange[] = [];
  for (let before: bigint | undefined; ;) {
    const rows = await readPublicChanges(trx, { instanceId, before, most: READ_AT_ONCE });
    const recent = rows.filter(({ id }) => id > last);
    news.push(...recent.flatMap((row) => shownChange(row) ?? []));
    const oldest = recent.at(-1);
    if (!oldest || recent.length < READ_AT_ONCE) return news;
    before = oldest.id;
  }
}
