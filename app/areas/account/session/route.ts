import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { tellCounterIds } from '#app/lib/session/tell-source.server.ts';

/** Somebody opened the address that scripts ask: there is nothing to see. */
export function loader() {
  return redirect(pagePath(''));
}

/**
 * A page that stays open says that somebody is still there. The token has been renewed on the way
 * here if it was due; 401 says that it is over.
 */
export async function action({ context }: ActionFunctionArgs) {
  if (context.session.token !== undefined) await tellCounterIds(context);
  return new Response(null, { status: context.session.token === undefined ? 401 : 204 });
}
