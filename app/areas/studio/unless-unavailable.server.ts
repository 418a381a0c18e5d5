import type { AppLoadContext } from '@remix-run/node';
import { CoreError } from '#app/lib/core/core.server.ts';

/** Of what a page can go without: undefined where the core does not say it, which is logged. */
export async function unlessUnavailable<T>(
  { reportError }: Pick<AppLoadContext, 'reportError'>,
  asked: Promise<T>,
): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof CoreError) || error.status === 401) throw error;
    reportError(error);
    return undefined;
  }
}
