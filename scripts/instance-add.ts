import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '#core/clock.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { AppError } from '#core/errors.ts';
import { FixtureError } from '#fixtures/fixture-problems.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { databaseOptions } from '#server/core-process.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { publishFolder } from '#server/publish-folder.ts';
import { loadTexts } from '#server/texts.ts';

// Publishes an instance out of a folder, a new one or what changed of an old one:
// npm run instance:add -- --host shop.example --from instances/shop

const USAGE =
  'Usage: npm run instance:add -- --host <host> [--host <another>] --from <folder like fixtures/instances/marquee>';

async function addInstance(hosts: string[], from: string): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  const folder = path.resolve(from);
  const fixture = await loadInstanceFixture(path.basename(folder), path.dirname(folder));
  const db = await openDatabase(databaseOptions(env), log);
  const deps = {
    db,
    log,
    texts,
    clock: systemClock,
    defaultInstance: undefined,
    isDraining: () => false,
  };
  try {
    const named = { ...fixture, hosts: hosts.length > 0 ? hosts : fixture.hosts };
    const { slug, revision } = await publishFolder(deps, named, (host) => `https://${host}/app/`);
    console.log(`${slug} is published as revision ${revision} on ${named.hosts.join(', ')}.`);
  } finally {
    await db.close();
  }
}

const { values } = parseArgs({
  options: { host: { type: 'string', multiple: true }, from: { type: 'string' } },
});
try {
  if (!values.from) throw new EnvError(USAGE);
  await addInstance(values.host ?? [], values.from);
} catch (error) {
  if (error instanceof AppError) {
    console.error(`The core refused this instance: ${JSON.stringify(error.fields)}`);
  } else if (error instanceof EnvError || error instanceof FixtureError) {
    console.error(error.message);
  } else {
    throw error;
  }
  process.exitCode = 1;
}
