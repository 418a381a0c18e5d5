import type { AppLoadContext } from '@remix-run/node';
import { CoreError } from './core.server.ts';

/** What the core says, or nothing while it is away: the page around it still says who this is. */
export async function withoutCore<T>(
  { reportError }: AppLoadContext,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    // Who is not known any more has to log in again.
    const isAway = error instanceof CoreError && error.status !== 401 && error.status !== 403;
    if (!isAway) throw error;
    reportError(error);
    return undefined;
  }
}
