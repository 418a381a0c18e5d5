import { resolve } from 'node:path';
import type { DevPages } from '#app/lib/http/load-context.ts';
import { listInstanceFixtures, loadInstanceFixture } from '#fixtures/load-instance.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** What the pages under /dev show of the demo instances. */
export async function devPages(folder: string, pseudo: boolean): Promise<DevPages> {
  const root = resolve(PROJECT_ROOT, folder);
  const slugs = await listInstanceFixtures(root);
  const brands = await Promise.all(
    slugs.map(async (slug) => {
      const { documents } = await loadInstanceFixture(slug, root);
      const settings = fillDefaults('settings', documents.settings);
      const { panelName, colours, darkModeAvailable, fonts } = settings;
      return { slug, name: panelName, look: { colours, darkModeAvailable, fonts } };
    }),
  );
  return { brands, pseudo };
}
