import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { manyServices } from '#fixtures/catalogue/many-services.ts';
import { openDeps } from '#server/core-process.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { loadTexts } from '#server/texts.ts';
import { LANGUAGES } from '#locales/languages.ts';

// Gives a demo instance a catalogue of any size, to see how the panel bears it:
// npm run catalogue:generate -- --services 10000 --instance marquee

const USAGE = 'Usage: npm run catalogue:generate -- --services <1 to 100000> --instance <slug>';

/** With more of them, texts in a dozen languages are too many to be written at once. */
const MOST_IN_ALL_LANGUAGES = 10_000;

async function generate(slug: string, count: number): Promise<void> {
  const languages = count <= MOST_IN_ALL_LANGUAGES ? LANGUAGES : (['en'] as const);
  const content = manyServices({ slug, count, languages });
  if (!content) throw new Error(`There is no demo catalogue of ${slug} to make more of.`);
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  const deps = await openDeps({ env, log, texts, isDraining: () => false });
  try {
    const instance = await findInstance(deps, { by: 'slug', value: slug });
    if (!instance) throw new Error(`There is no instance ${slug} yet: start the server once.`);
    const published = await publishCatalogue(deps, { instanceId: instance.id, content });
    const spoken = languages.length === 1 ? 'in English' : `in ${languages.length} languages`;
    console.log(`${slug} sells ${count} services ${spoken}, revision ${published.revision}.`);
    if (env.MARQUEE_MODE === 'demo') {
      // Demo mode publishes its own catalogue at every start.
      console.log(`Look at it with MARQUEE_MODE=live DEFAULT_INSTANCE=${slug} npm start`);
    }
  } finally {
    await deps.db.close();
  }
}

try {
  const { values } = parseArgs({
    options: { services: { type: 'string' }, instance: { type: 'string' } },
  });
  const count = /^[1-9]\d{0,5}$/.test(values.services ?? '') ? Number(values.services) : 0;
  if (count < 1 || count > 100_000 || !values.instance) throw new Error(USAGE);
  await generate(values.instance, count);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
