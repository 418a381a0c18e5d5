import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';

/**
 * For load balancers and supervisors, which ask by address and belong to no instance. An open
 * database has every migration, or it would not have opened, so a ping says both.
 */
export function healthRoutes(api: CoreApi, deps: Pick<Deps, 'db' | 'isDraining'>): void {
  api.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  api.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store');
    if (deps.isDraining()) throw new AppError('unavailable', { cause: 'The process is stopping' });
    await deps.db.ping();
    return c.json({ status: 'ok' });
  });
}
