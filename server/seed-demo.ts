// Connects who listens to what happens here.
import '#core/nouns.ts';
import { resolve } from 'node:path';
import type { CatalogueContent } from '#core/catalogue/services/catalogue-content.ts';
import {
  isCataloguePublished,
  publishCatalogue,
} from '#core/catalogue/services/publish-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { makeHistory } from '#fixtures/history/make-history.ts';
import { listInstanceFixtures, loadInstanceFixture } from '#fixtures/load-instance.ts';
import { readBuiltCatalogues } from './built-catalogues.ts';
import { runHistory } from './history/run-history.ts';
import type { HistoryBrand } from './history/stage.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { seedCustomer } from './seed-customer.ts';
import { seedInstance } from './seed-instance.ts';

interface Seeding {
  folder: string;
  port: number;
  /** Whether brands that are new have half a year behind them. */
  hasHistory: boolean;
}

/**
 * Publishes the demo instances as their files say now, so that an edit shows at the next start, for
 * as long as nobody has published something else.
 */
export async function seedDemo(deps: Deps, { folder, port, hasHistory }: Seeding): Promise<void> {
  const root = resolve(PROJECT_ROOT, folder);
  const built = await readBuiltCatalogues();
  const fresh: HistoryBrand[] = [];
  for (const slug of await listInstanceFixtures(root)) {
    const fixture = await loadInstanceFixture(slug, root);
    const seeded = await seedInstance(deps, { fixture, port, hasHistory });
    const { id: instanceId, revision, isNew } = seeded;
    const hash = built[slug];
    if (hash !== undefined && (await isCataloguePublished(deps, { instanceId, hash }))) {
      await seedCustomer(deps, { instanceId, catalogue: () => demoCatalogue(slug) });
      continue;
    }
    const content = await seedCatalogue(deps, { slug, instanceId });
    if (!content) continue;
    const plan = isNew && hasHistory ? makeHistory(slug, content) : undefined;
    if (!plan) {
      await seedCustomer(deps, { instanceId, catalogue: () => content });
      continue;
    }
    const host = `${fixture.hosts[0] ?? 'localhost'}:${port}`;
    fresh.push({ instanceId, slug, revision, host, content, plan });
  }
  if (fresh.length > 0) await makeAll(deps, fresh);
}

async function makeAll(deps: Deps, brands: readonly HistoryBrand[]): Promise<void> {
  const started = performance.now();
  deps.log.info({}, 'the demo gets half a year of history');
  await runHistory(deps, brands);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  deps.log.info({ seconds }, 'the demo has its history');
}

async function seedCatalogue(
  deps: Deps,
  { slug, instanceId }: { slug: string; instanceId: number },
): Promise<CatalogueContent | undefined> {
  const content = demoCatalogue(slug);
  if (!content) return undefined;
  const { revision, isChanged } = await publishCatalogue(deps, { instanceId, content });
  if (isChanged) {
    const services = content.services.length;
    deps.log.info({ instance: slug, revision: String(revision), services }, 'catalogue published');
  }
  return content;
}
