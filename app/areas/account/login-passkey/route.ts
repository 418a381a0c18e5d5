import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { askForPasskeyLogin } from '#core/accounts/passkeys/passkey.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Somebody opened the address that scripts ask: the login is where it leads. */
export function loader() {
  return redirect(pagePath('login'));
}

/** What the visitor's browser is asked with for a passkey. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    const { data } = await context.core.call(askForPasskeyLogin);
    return Response.json(data, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return new Response(null, { status: error.status });
  }
}
