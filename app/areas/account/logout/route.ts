import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { logOut } from '#core/accounts/sessions/session.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Somebody opened the address of the form itself: looking logs nobody out. */
export function loader() {
  return redirect(pagePath(''));
}

/** Ends the session here, and at the core where that can be reached. */
export async function action({ context }: ActionFunctionArgs) {
  const { core, session, flash } = context;
  if (session.token !== undefined) {
    try {
      await core.call(logOut, { body: {} });
    } catch (error) {
      if (!(error instanceof CoreError)) throw error;
      context.reportError(error);
    }
    session.end();
  }
  flash.leave('loggedOut');
  return redirect(pagePath('login'), 303);
}
