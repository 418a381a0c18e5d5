import { readWhole } from '#core/catalogue/services/read-whole.ts';
import type { ImportOutcome } from './import.tables.ts';
import { inSlices } from '#core/platform/concurrency/in-slices.ts';
import { holdProvider } from '#core/supply/providers/hold-provider.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { askForServices, providerGone, refusing, sourceOfProvider } from './ask-for-services.ts';
import type { ImportBody } from './import.contract.ts';
import { forgetPreviews, insertImport, readSources } from './import.store.ts';
import type { SourceRow } from './offered-service.ts';
import { parseRow } from './parse-row.ts';
import { planImport, type ImportChoices, type PlannedRow } from './plan-import.ts';
import { readList } from './read-list.ts';
import { rulesOf, type WrittenRules } from './rules-of.ts';

/** The importer: a member of staff, or none on the command line. */
export interface ImportActor {
  instanceId: number;
  staffId: bigint | null;
}

/** What a request says, or what this core asks for itself. */
type PreviewInput = Omit<ImportBody, 'rules'> & { rules: WrittenRules };

const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Works out what a source would change, and keeps it to be looked at and applied. */
export async function previewImport(
  deps: ProviderDeps,
  { instanceId, staffId }: ImportActor,
  input: PreviewInput,
): Promise<bigint> {
  const source = await readSource(deps, instanceId, input.source);
  const offered = await inSlices(source.rows, parseRow);
  const choices: ImportChoices = {
    language: input.language,
    rules: rulesOf(input.rules),
    overwritesTexts: input.overwrite_texts,
    addsTypes: input.add_types,
  };
  const now = deps.clock.now();
  return deps.db.inInstance(instanceId, async (trx) => {
    const { providerId } = source;
    if (providerId !== null && !(await holdProvider(trx, { instanceId, id: providerId }))) {
      throw providerGone();
    }
    const catalogue = await readWhole(trx, { instanceId, language: choices.language });
    const sources = await readSources(trx, { instanceId, source: source.id });
    const { rows, additions } = await planImport({ catalogue, sources, offered, choices });
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    await forgetPreviews(trx, { instanceId, before });
    const kept = {
      instance_id: instanceId,
      source: source.id,
      source_name: source.name,
      provider_id: providerId,
      staff_id: staffId,
      choices: JSON.stringify({ ...input, source: undefined }),
      counts: JSON.stringify(countsOf(rows)),
      additions: JSON.stringify(additions),
      base_revision: catalogue.revision,
      created_at: now,
    };
    return insertImport(trx, kept, rows);
  });
}

interface ReadSource {
  /** What services are kept under. */
  id: string;
  name: string;
  providerId: bigint | null;
  rows: SourceRow[];
}

async function readSource(
  deps: ProviderDeps,
  instanceId: number,
  source: ImportBody['source'],
): Promise<ReadSource> {
  if (source.kind === 'list') {
    const { name, format, content } = source;
    const rows = await refusing('content', () => readList(format, content));
    return { id: `list:${name.toLowerCase()}`, name, providerId: null, rows };
  }
  const id = BigInt(source.provider_id);
  const { name, rows } = await askForServices(deps, { instanceId, id });
  return { id: sourceOfProvider(id), name, providerId: id, rows };
}

function countsOf(rows: readonly PlannedRow[]): Record<ImportOutcome, number> {
  const counts = { added: 0, changed: 0, missing: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
