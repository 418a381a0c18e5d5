import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import { newPathFor } from '#app/lib/pages/moved-paths.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const target = newPathFor(splitPanelPath(url.pathname).path, url.search);
  if (!target) throw notFound('page');
  // Remix itself puts the base path of the language before a relative target.
  return redirect(target, 301);
}
