import type { AppLoadContext } from '@remix-run/node';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { PANEL_ROUTES } from '#app/areas/studio/editor/panel-routes.server.ts';
import { builtInName } from '#app/lib/pages/page.server.ts';
import { listed } from '#app/areas/studio/lists/list-documents.server.ts';

/** The pages that an owner wrote, those of the panel, and those nobody has written about yet. */
export async function loadPages(context: AppLoadContext) {
  const { core, locale } = context;
  const { data } = await core.call(listDraftDocuments, { query: { kind: 'page' } });
  const isOwn = (document: (typeof data)[number]) => document.body['slug'] !== undefined;
  const written = new Set(data.map(({ body }) => body['route_name']));
  return {
    own: data.filter(isOwn).map((document) => listed(document, locale)),
    ofPanel: data
      .filter((document) => !isOwn(document))
      .map((document) => listed(document, locale)),
    unwritten: PANEL_ROUTES.filter(({ name }) => !written.has(name)).map((route) => ({
      ...route,
      title: builtInName(context, route.name),
    })),
  };
}
