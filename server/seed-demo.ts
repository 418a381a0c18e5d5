import { resolve } from 'node:path';
import { publishCatalogue } from '#core/catalogue/publish-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { listInstanceFixtures, loadInstanceFixture } from '#fixtures/load-instance.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { publishFolder } from './publish-folder.ts';
import { seedCustomer } from './seed-customer.ts';
import { seedStaff } from './seed-staff.ts';

/** Publishes the demo instances as their files say now, so that an edit shows at the next start. */
export async function seedDemo(
  deps: Deps,
  { folder, port }: { folder: string; port: number },
): Promise<void> {
  const root = resolve(PROJECT_ROOT, folder);
  for (const slug of await listInstanceFixtures(root)) {
    const fixture = await loadInstanceFixture(slug, root);
    const published = await publishFolder(deps, fixture, (host) => `http://${host}:${port}/app/`);
    if (published.isChanged) {
      deps.log.info({ instance: slug, revision: String(published.revision) }, 'instance published');
    }
    await seedStaff(deps, published.id);
    await seedCatalogue(deps, { slug, instanceId: published.id });
  }
}

async function seedCatalogue(
  deps: Deps,
  { slug, instanceId }: { slug: string; instanceId: number },
): Promise<void> {
  const content = demoCatalogue(slug);
  if (!content) return;
  const { revision, isChanged } = await publishCatalogue(deps, { instanceId, content });
  await seedCustomer(deps, { instanceId, content });
  if (!isChanged) return;
  const services = content.services.length;
  deps.log.info({ instance: slug, revision: String(revision), services }, 'catalogue published');
}
