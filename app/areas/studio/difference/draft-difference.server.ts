import type { AppLoadContext } from '@remix-run/node';
import type { Draft, ThreeWayDifference } from '#core/studio/drafts/draft.contract.ts';
import { getDraftDifference } from '#core/studio/drafts/draft.operations.ts';
import { draftDocuments, publishedDocuments } from '#app/areas/studio/report/load-report.server.ts';
import type { StudioDocument } from '#app/areas/studio/report/places.ts';
import { differenceInWords } from './difference-in-words.server.ts';

interface Known {
  documents: readonly StudioDocument[];
  published?: readonly StudioDocument[];
}

/** What the draft changes of what it began with, in words. */
export async function draftDifference(
  context: AppLoadContext,
  { base_revision: base }: Pick<Draft, 'base_revision'>,
  known?: Known,
) {
  const [{ data }, after, before] = await Promise.all([
    context.core.call(getDraftDifference),
    known?.documents ?? draftDocuments(context),
    known?.published ?? publishedDocuments(context, base),
  ]);
  const differences = data.filter(isMine).map(({ kind, key, pointer, base: was, mine }) => ({
    ...{ kind, key, pointer },
    before: was,
    after: mine,
  }));
  return differenceInWords({
    differences,
    before,
    after,
    locale: context.locale,
    isEditable: true,
  });
}

/** Values come as JSON, whose properties stand in the order they were written in. */
const isMine = ({ base, mine }: ThreeWayDifference) =>
  JSON.stringify(base) !== JSON.stringify(mine);
