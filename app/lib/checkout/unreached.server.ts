import { data, type AppLoadContext } from '@remix-run/node';
import { isAway } from '../core/core.server.ts';
import type { Unreached } from './unreached.ts';

/** The form itself, as its answer, while the core is away: a page without a script has no other. */
export async function keepingForm<T>(
  { reportError }: AppLoadContext,
  form: FormData,
  work: () => Promise<T>,
) {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    reportError(error);
    const sent = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const answer: Unreached = { kind: 'unreached', sent };
    return data(answer, { status: 503 });
  }
}
