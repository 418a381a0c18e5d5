import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildTemplate } from '#core/platform/db/build-template.ts';
import { listInstanceFixtures } from '#fixtures/load-instance.ts';
import { writeBuiltCatalogues } from '#server/built-catalogues.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';

// Writes the migrated, empty database that a first start begins with.
await buildTemplate(path.join(PROJECT_ROOT, 'build'), createLog('warn'));

const server = pathToFileURL(path.join(PROJECT_ROOT, 'build/server/'));
await writeBuiltCatalogues(server, await listInstanceFixtures());
