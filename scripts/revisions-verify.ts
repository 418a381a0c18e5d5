import path from 'node:path';
import { parseArgs } from 'node:util';
import { verifyRevisions } from '#core/studio/revisions/verify-revisions.ts';
import { listInstances } from '#core/tenancy/instances/list-instances.ts';
import { openDeps } from '#server/core-process.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { loadTexts } from '#server/texts.ts';

// Works the chain of revisions out anew: npm run revisions:verify, or -- --instance marquee

async function verify(slug: string | undefined): Promise<boolean> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  const deps = await openDeps({ env, log, texts, isDraining: () => false });
  try {
    const all = await listInstances(deps);
    const instances = all.filter((instance) => slug === undefined || instance.slug === slug);
    if (instances.length === 0) throw new Error(`There is no instance ${slug ?? ''}.`);
    let isGood = true;
    for (const instance of instances) {
      const { revisions, documents, faults } = await verifyRevisions(deps, instance.id);
      for (const fault of faults) console.error(`${instance.slug}: ${fault}`);
      const verdict = faults.length === 0 ? 'the chain is whole' : `${faults.length} faults`;
      console.log(`${instance.slug}: ${revisions} revisions, ${documents} documents: ${verdict}.`);
      isGood &&= faults.length === 0;
    }
    return isGood;
  } finally {
    await deps.db.close();
  }
}

try {
  const { values } = parseArgs({ options: { instance: { type: 'string' } } });
  if (!(await verify(values.instance))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
