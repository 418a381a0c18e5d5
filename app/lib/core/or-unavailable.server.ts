import type { AppLoadContext } from '@remix-run/node';
import { CoreError, isAway } from './core.server.ts';

/** While the core cannot be asked, a page is not broken: whoever reads or indexes it comes again. */
export async function orUnavailable<T>(
  { reportError }: AppLoadContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CoreError) || !isAway(error)) throw error;
    reportError(error);
    // Remix takes no error of ours for an answer, and would say 500.
    throw new Response(null, { status: error.status });
  }
}
