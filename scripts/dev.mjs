import { ensureDependencies } from './ensure-dependencies.mjs';
import { followParent } from './follow-parent.mjs';

// The server in development, out of the sources and reloaded as they change.

process.env['NODE_ENV'] = 'development';
followParent();
await ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
await import('#server/dev.ts');
