import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#core/errors.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { openDeps } from '#server/core-process.ts';
import { readEnv } from '#server/env.ts';
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
  const deps = await openDeps({ env, log, texts, isDraining: () => false });
  try {
    const named = { ...fixture, hosts: hosts.length > 0 ? hosts : fixture.hosts };
    const { slug, revision } = await publishFolder(deps, named, (host) => `https://${host}/app/`);
    const where = env.DATABASE_URL
      ? 'the database of DATABASE_URL'
      : `the embedded database in ${env.MARQUEE_VAR}`;
    console.log(
      `${slug} is published as revision ${revision} on ${named.hosts.join(', ')}, in ${where}.`,
    );
  } finally {
    await deps.db.close();
  }
}

try {
  const { values } = parseArgs({
    options: { host: { type: 'string', multiple: true }, from: { type: 'string' } },
  });
  if (!values.from) throw new Error(USAGE);
  await addInstance(values.host ?? [], values.from);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** What to tell the person at the keyboard; the stack is of no use to them. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  if (!(error instanceof AppError)) return error.message + cause;
  const fields = Object.entries(error.fields).map(
    ([field, problems]) => `${field}: ${problems.map(({ code }) => code).join(', ')}`,
  );
  return ['This instance was refused.', ...fields, cause].join(' ').trim();
}
