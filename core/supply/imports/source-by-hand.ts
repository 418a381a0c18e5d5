import { refuseField } from '#core/errors.ts';
import { inSlices } from '#core/platform/concurrency/in-slices.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { holdProvider } from '#core/supply/providers/hold-provider.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { askForServices, providerGone, sourceOfProvider } from './ask-for-services.ts';
import { findSource, writeSources } from './import.store.ts';
import type { OfferedService } from './offered-service.ts';
import { parseRow } from './parse-row.ts';
import { sourceOf } from './plan-import.ts';

interface ChosenSource {
  instanceId: number;
  providerId: bigint;
  /** What the provider calls the service. */
  sourceKey: string;
}

/** A service as a provider sells it, by its number there. */
export interface FoundSource extends ChosenSource {
  provider: string;
  offered: OfferedService;
}

/** Asks a provider for one of its services. */
export async function askForService(
  deps: ProviderDeps,
  chosen: ChosenSource,
): Promise<FoundSource> {
  const { instanceId, providerId, sourceKey } = chosen;
  const { name, rows } = await askForServices(deps, { instanceId, id: providerId });
  const parsed = await inSlices(rows, parseRow);
  const found = parsed.find(({ key }) => key === sourceKey);
  if (!found) refuseField('source_key', { code: 'unknown_at_provider' });
  if (!('problems' in found)) return { ...chosen, provider: name, offered: found };
  const unsold = found.problems.find(({ code }) => code === 'not_sold');
  if (!unsold) refuseField('provider_id', { code: 'upstream_nonsense' });
  const { field: _column, ...problem } = unsold;
  refuseField('source_key', problem);
}

/** Locks the provider until the service is written; each of its services is sold once. */
export async function holdSource(
  trx: Trx,
  { instanceId, providerId, sourceKey }: ChosenSource,
): Promise<void> {
  if (!(await holdProvider(trx, { instanceId, id: providerId }))) throw providerGone();
  const source = sourceOfProvider(providerId);
  if (await findSource(trx, { instanceId, source, sourceKey })) {
    refuseField('source_key', { code: 'taken' });
  }
}

/** From now on the provider delivers it; an import leaves all of it but its cost as it is. */
export async function keepSource(
  trx: Trx,
  { instanceId, providerId, offered }: FoundSource,
  service: { id: number; costMicro: bigint; now: Date },
): Promise<void> {
  const { id, costMicro, now } = service;
  const source = { ...sourceOf(offered, id), cost_micro: costMicro, is_by_hand: true };
  await writeSources(trx, {
    ...{ instanceId, providerId, now },
    source: sourceOfProvider(providerId),
    sources: [source],
  });
}
