import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { createCaptcha } from '#core/accounts/captcha/captcha.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Somebody opened the address that scripts ask: there is nothing to see. */
export function loader() {
  return redirect(pagePath(''));
}

/** What a form asks of its visitor's browser; where it cannot be told, the picture is left. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    const { data } = await context.core.call(createCaptcha);
    return Response.json(data);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return new Response(null, { status: error.status });
  }
}
