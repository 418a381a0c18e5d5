import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { compileTheme } from '#themes/compile-theme.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { draftSettings, type TypedValue } from '#app/lib/studio-preview/draft-settings.server.ts';

/** As many fields as a form of colours has, and more. */
const MOST_TYPED = 50;

/** The look of the caller's draft, for a page of it that is open. */
export function loader({ context }: LoaderFunctionArgs) {
  return lookOf(context, []);
}

/** The same with what is being typed; nothing is saved. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const [pointers, values] = [form.getAll('pointer'), form.getAll('value')];
  const typed = pointers.slice(0, MOST_TYPED).map((pointer, at): TypedValue => {
    const value = values[at];
    return { pointer: String(pointer), value: typeof value === 'string' ? value : '' };
  });
  return lookOf(context, typed);
}

async function lookOf(context: AppLoadContext, typed: readonly TypedValue[]): Promise<Response> {
  try {
    const settings = await draftSettings(context, typed);
    const { css } = compileTheme(settings);
    return Response.json({ css }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // To everybody else there is no studio.
    return new Response(null, { status: error.status < 500 ? 404 : 503 });
  }
}
