import path from 'node:path';
import { buildTemplate } from '#core/platform/db/build-template.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';

// Writes the migrated, empty database that a first start begins with.
await buildTemplate(path.join(PROJECT_ROOT, 'build'), createLog('warn'));
