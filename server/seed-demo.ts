import { resolve } from 'node:path';
import type { Deps } from '#core/deps.ts';
import { publishInstance } from '#core/instances/publish-instance.ts';
import { queueWelcomeMail } from '#core/mail/welcome-owner.ts';
import { listInstanceFixtures, loadInstanceFixture } from '#fixtures/load-instance.ts';
import { PROJECT_ROOT } from './project-root.ts';

/**
 * Publishes the demo instances as their files say now, so that an edit shows at the next start.
 * What is unchanged stays untouched.
 */
export async function seedDemo(
  deps: Deps,
  { folder, port }: { folder: string; port: number },
): Promise<void> {
  const root = resolve(PROJECT_ROOT, folder);
  for (const slug of await listInstanceFixtures(root)) {
    const { hosts, documents } = await loadInstanceFixture(slug, root);
    const published = await publishInstance(deps, { slug, hosts, documents });
    if (!published.isChanged) continue;
    deps.log.info({ instance: slug, revision: String(published.revision) }, 'instance published');
    const { panelName, supportEmail } = documents.settings;
    if (!supportEmail) continue;
    await deps.db.inInstance(published.id, (trx) =>
      queueWelcomeMail(deps, trx, {
        instanceId: published.id,
        panelName,
        supportEmail,
        url: `http://${hosts[0] ?? 'localhost'}:${port}/app/`,
      }),
    );
  }
}
