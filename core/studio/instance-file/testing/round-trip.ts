import type { TestCore, TestInstance } from '#core/testing/harness.ts';
import { checkDocument } from '#core/tenancy/instances/check-documents.ts';
import { numberBanners } from '#core/tenancy/instances/document.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { readExamples, readHistory } from '#instance-schema/generate/examples.ts';
import { randomFrom } from '#tests/themes/random-input.ts';
import { applyInstanceFile } from '#core/studio/instance-file/apply-instance-file.ts';
import { writeFile } from '#core/studio/instance-file/file-of-set.ts';
import { getInstanceFile } from '#core/studio/instance-file/get-instance-file.ts';
import {
  FILE_LISTS,
  type InstanceFile,
} from '#core/studio/instance-file/instance-file.contract.ts';
import { randomInstance } from './random-instance.ts';

const BY = { address: '', requestId: 'round-trip', authorId: null };

/** Publishes a file whatever is public now. */
export async function bring(
  { deps }: TestCore,
  owner: TestInstance,
  file: InstanceFile,
): Promise<void> {
  const wish = { ifMatch: '*', isDryRun: false, note: '', by: BY };
  await applyInstanceFile(deps, { owner, file, ...wish });
}

export async function take({ deps }: TestCore, owner: TestInstance): Promise<InstanceFile> {
  return (await getInstanceFile(deps, owner, { hasPictures: false })).file;
}

/** Quests of examples name services of no shop: those of one without a catalogue are held against none. */
export async function forgetCatalogues({ db }: TestCore): Promise<void> {
  await db.asSystem((trx) => trx.updateTable('catalogues').set({ revision: 0n }).execute());
}

/** What a file is once it is public: in the current version, and with a number for each banner. */
export function asPublished(file: InstanceFile): string {
  const current = (kind: DocumentKind, body: unknown) => {
    const outcome = checkDocument(kind, body);
    return outcome.ok ? outcome.body : {};
  };
  const kinds = Object.keys(FILE_LISTS) as (keyof typeof FILE_LISTS)[]; // Object.keys forgets them.
  const lists = kinds.map((kind) => {
    const bodies = file[FILE_LISTS[kind]].map((body) => ({ kind, body: current(kind, body) }));
    return [FILE_LISTS[kind], numberBanners(bodies).map(({ body }) => body)] as const;
  });
  const settings = current('settings', file.settings);
  return canonicalJson({ ...file, settings, ...Object.fromEntries(lists) });
}

/**
 * Brings random instances into one brand, takes them out, brings that into another and takes it out
 * again; answers a sentence for each that did not come out byte for byte.
 */
export async function tripThere(
  test: TestCore,
  { seeds }: { seeds: Iterable<number> },
): Promise<string[]> {
  const { a, b } = test.instances;
  const examples = [...(await readExamples('valid')), ...(await readHistory())];
  const failures: string[] = [];
  for (const seed of seeds) {
    const given = randomInstance(randomFrom(seed), examples);
    await bring(test, a, given);
    const first = await take(test, a);
    if (canonicalJson(first) !== asPublished(given))
      failures.push(`seed ${seed}: not as it went in`);
    const written = writeFile(first);
    await bring(test, b, JSON.parse(written) as InstanceFile);
    if (writeFile(await take(test, b)) !== written) failures.push(`seed ${seed}: not as before`);
  }
  return failures;
}
