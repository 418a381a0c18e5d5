import type { LoaderFunctionArgs } from '@remix-run/node';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { revisionKeyed } from '#app/areas/shop/revision-keyed.server.ts';
import { searchIndex } from '#app/areas/shop/search-index.server.ts';

/** What the search in the header looks through, loaded when it gets the focus. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return revisionKeyed(context, {
    path: pagePath('search-index/:revision?'),
    asked: params['revision'],
    make: (hash) => searchIndex(context, hash),
  });
}
