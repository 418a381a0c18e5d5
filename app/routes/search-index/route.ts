import type { LoaderFunctionArgs } from '@remix-run/node';
import { revisionKeyed } from '#app/lib/revision-keyed.server.ts';
import { searchIndex } from '#app/lib/search-index.server.ts';

/** What the search in the header looks through, loaded when it gets the focus. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return revisionKeyed(context, {
    path: '/search-index',
    asked: params['revision'],
    make: (hash) => searchIndex(context, hash),
  });
}
