import type { z } from 'zod';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
  type CatalogueChange,
} from '#core/catalogue/services/change-catalogue.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ImportOutcome } from './import.tables.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { inSlices } from '#core/platform/concurrency/in-slices.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { holdProvider } from '#core/supply/providers/hold-provider.ts';
import type { applyBody } from './import.contract.ts';
import {
  findImport,
  lockImport,
  logChanges,
  markApplied,
  readContents,
  writeSources,
  type ImportRef,
  type ImportRow,
} from './import.store.ts';
import type { Additions, PlannedContent } from './plan-import.ts';
import type { ImportActor } from './preview-import.ts';
import { tellingPrograms } from './tell-service-changes.ts';

type ApplyingActor = ImportActor & Pick<Caller, 'address' | 'requestId'>;

/**
 * Applies what was previewed, all or nothing. Repeated or parallel requests apply it only once; it
 * is refused if the catalogue has changed since the preview.
 */
export async function applyImport(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: ApplyingActor,
  { importId, ...chosen }: z.infer<typeof applyBody> & { importId: bigint },
): Promise<void> {
  const { instanceId, staffId } = actor;
  const hosts = await listInstanceHosts(deps, instanceId);
  const now = deps.clock.now();
  await deps.db.inInstance(instanceId, async (trx) => {
    const ref = { instanceId, importId };
    const preview = await holdImport(trx, ref);
    if (!preview) throw new AppError('not_found');
    if (preview.applied_at) return;
    if (preview.counts.refused > 0 && !chosen.skip_refused) {
      throw new AppError('validation_failed', { fields: { skip_refused: [{ code: 'required' }] } });
    }
    await holdCatalogue(deps, trx, { instanceId, revision: preview.base_revision });
    const outcomes: ImportOutcome[] = ['added', 'changed', ...(chosen.switch_off ? MISSING : [])];
    const contents = (await readContents(trx, ref)).filter(
      ({ outcome }) => outcome !== 'missing' || chosen.switch_off,
    );
    const change = await changeOf(preview, contents);
    await changeCatalogue(deps, trx, { instanceId, hosts, change });
    const { source, provider_id: providerId } = preview;
    const sources = contents.map(({ content }) => contentOf(content).source);
    await writeSources(trx, { instanceId, source, providerId, sources, now });
    await tellingPrograms(trx, { instanceId, at: now, by: staffId }, () =>
      logChanges(trx, ref, { at: now, by: staffId, outcomes }),
    );
    await markApplied(trx, ref, { at: now, by: staffId });
    await recordAudit({ ...deps, trx }, actor, {
      action: 'catalogue.imported',
      staffId: staffId ?? undefined,
      details: { import: String(importId), source: preview.source_name, ...preview.counts },
    });
  });
}

const MISSING = ['missing'] as const;

/** Locks the import, and before it its provider. */
async function holdImport(trx: Trx, ref: ImportRef): Promise<ImportRow | undefined> {
  const found = await findImport(trx, ref);
  const id = found?.provider_id;
  if (id != null) await holdProvider(trx, { instanceId: ref.instanceId, id });
  return lockImport(trx, ref);
}

/** It was planned here; its amounts are texts by now, which is how they are written anyway. */
const contentOf = (content: unknown) => content as PlannedContent;

type Contents = Awaited<ReturnType<typeof readContents>>;

async function changeOf({ additions }: ImportRow, contents: Contents): Promise<CatalogueChange> {
  const planned = await inSlices(contents, ({ content }) => contentOf(content));
  const given = <T>(values: (T | undefined)[]) => values.filter((value) => value !== undefined);
  return {
    ...NO_CHANGE,
    // As it was planned and kept here.
    ...(additions as Additions),
    services: given(planned.map(({ service }) => service)),
    words: given(planned.map(({ words }) => words)),
    serviceTargets: given(planned.map(({ serviceTargets }) => serviceTargets)).flat(),
    deactivated: contents.flatMap(({ outcome, service_id: id }) =>
      outcome === 'missing' && id !== null ? [id] : [],
    ),
  };
}
