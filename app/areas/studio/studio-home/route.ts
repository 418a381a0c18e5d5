import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

const HOME = 'index';

/**
 * The home page is a page like the others, under a name of its own in the navigation. Of a new
 * instance nobody has written it yet.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.core.call(listDraftDocuments, { query: { kind: 'page' } });
  const home = data.find(({ body }) => body['route_name'] === HOME);
  const asked = home ? { key: home.key } : { route: HOME };
  return redirect(pagePath('studio/:documents/edit', { documents: 'pages' }, asked));
}
