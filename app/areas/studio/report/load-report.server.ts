import type { AppLoadContext } from '@remix-run/node';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { listHosts } from '#core/studio/hosts/host.operations.ts';
import { listPictures } from '#core/studio/pictures/picture.operations.ts';
import { listRevisionDocuments } from '#core/studio/revisions/revision.operations.ts';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';
import { unlessUnavailable } from '#app/areas/studio/unless-unavailable.server.ts';
import { catalogueIds } from './catalogue-ids.server.ts';
import { reportOf } from './report.server.ts';

/** The draft with all its documents, and the report on them. */
export async function loadReport(
  context: AppLoadContext,
  { published_revision: revision }: { published_revision: number },
) {
  const [documents, published, known, hosts] = await Promise.all([
    draftDocuments(context),
    publishedDocuments(context, revision),
    whatIsKnown(context),
    unlessUnavailable(context, context.core.call(listHosts)),
  ]);
  const isRented = hosts?.data.is_rented ?? false;
  const report = reportOf({ draft: documents, published, known, isRented });
  return { documents, published, report };
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;

export async function draftDocuments({ core }: AppLoadContext) {
  const lists = await Promise.all(
    DOCUMENT_KINDS.map((kind) => core.call(listDraftDocuments, { query: { kind } })),
  );
  return lists.flatMap(({ data }) => data);
}

export async function publishedDocuments({ core }: AppLoadContext, revision: number) {
  const params = { revision: String(revision) };
  const { data } = await core.call(listRevisionDocuments, { params });
  return data;
}

/** Where the core does not say what there is, nothing is called missing. */
async function whatIsKnown(context: AppLoadContext) {
  const { core } = context;
  const [pictures, catalogue] = await Promise.all([
    unlessUnavailable(context, core.call(listPictures)),
    unlessUnavailable(context, catalogueIds(core)),
  ]);
  return {
    pictures: pictures && new Set(pictures.data.map(({ url }) => url)),
    services: catalogue?.services,
    serviceSlugs: catalogue?.serviceSlugs,
    types: catalogue?.types,
    networks: catalogue?.networks,
  };
}
