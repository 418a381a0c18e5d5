import type { AppLoadContext } from '@remix-run/node';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { getRevision, listRevisions } from '#core/studio/revisions/revision.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';

/** The publication that the page was led to by, while it is the one that is public. */
export async function donePublication(
  { core }: AppLoadContext,
  draft: Draft,
  given: string | null,
) {
  if (given === null || !/^\d{1,15}$/.test(given)) return undefined;
  try {
    const [{ data: revision }, { data: earlier }] = await Promise.all([
      core.call(getRevision, { params: { revision: given } }),
      core.call(listRevisions, { query: { cursor: given } }),
    ]);
    const isUntouched = draft.changes.length === 0;
    return {
      revision,
      /** What comes back when it is undone: nothing once the draft holds something else. */
      before: revision.is_published && isUntouched ? earlier[0]?.revision : undefined,
    };
  } catch (error) {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  }
}

export type DonePublication = NonNullable<Awaited<ReturnType<typeof donePublication>>>;
