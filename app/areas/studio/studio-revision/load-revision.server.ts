import type { AppLoadContext } from '@remix-run/node';
import {
  getRevision,
  getRevisionDifference,
  listRevisions,
} from '#core/studio/revisions/revision.operations.ts';
import { differenceInWords } from '#app/areas/studio/difference/difference-in-words.server.ts';
import { publishedDocuments } from '#app/areas/studio/report/load-report.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';

/** A revision, and what differs in it from the one before or from one that was asked for. */
export async function loadRevision(context: AppLoadContext, number: string, asked: string | null) {
  const { core, locale } = context;
  const params = { revision: number };
  const compared =
    asked !== null && /^\d{1,15}$/.test(asked) && asked !== number ? asked : undefined;
  try {
    const [{ data: revision }, { data: latest }, { data: earlier }] = await Promise.all([
      core.call(getRevision, { params }),
      core.call(listRevisions),
      core.call(listRevisions, { query: { cursor: number } }),
    ]);
    const against = compared ?? (earlier[0] && String(earlier[0].revision));
    const [{ data: differences }, after, before] = await Promise.all([
      core.call(getRevisionDifference, {
        params,
        query: { ...(compared !== undefined && { against: compared }) },
      }),
      publishedDocuments(context, Number(number)),
      against === undefined ? [] : publishedDocuments(context, Number(against)),
    ]);
    return {
      revision,
      others: [...new Map([...latest, ...earlier].map((one) => [one.revision, one])).values()]
        .filter((one) => one.revision !== revision.revision)
        .sort((a, b) => b.revision - a.revision),
      against,
      documents: differenceInWords({ differences, before, after, locale }),
    };
  } catch (error) {
    return orMissing(error);
  }
}
