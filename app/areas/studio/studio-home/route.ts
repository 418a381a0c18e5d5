import { redirect } from '@remix-run/node';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The home page is a page like the others, under a name of its own in the navigation. */
export function loader() {
  return redirect(pagePath('studio/:documents/edit', { documents: 'pages' }, { key: 'index' }));
}
