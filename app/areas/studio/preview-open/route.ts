import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { openPreview } from '#core/studio/preview/preview.operations.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { safePath } from '#app/lib/http/safe-redirect.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { previewPath } from '#app/lib/studio-preview/preview-address.ts';
import { previewCookie } from '#app/lib/studio-preview/preview-cookie.server.ts';
import {
  FIRST_CHOICE,
  readChoice,
  SHOWN,
  stillPath,
  viewOf,
} from '#app/areas/studio/preview-choice.ts';

/** Somebody opened the address that forms ask: they meant the page with the preview. */
export function loader(_args: LoaderFunctionArgs) {
  return redirect(pagePath('studio/preview'));
}

/**
 * Lets this browser see a draft of whoever asks, or a published revision. A script is told until
 * when; without one the form leads to the page of the draft itself, or to one that shows it as wide
 * as a smaller device.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const revision = form.get('revision');
  const isRevision = typeof revision === 'string' && /^\d{1,15}$/.test(revision);
  const opened = await context.core
    .call(openPreview, { body: isRevision ? { revision: Number(revision) } : {} })
    .catch((error: unknown) => {
      // To everybody else there is no studio.
      if (error instanceof CoreError && error.status < 500) throw notFound('page');
      throw error;
    });
  const { token, expires_at: expiresAt } = opened.data;
  const cookie = previewCookie(token, { expiresAt, secure: context.secure });
  if (request.headers.get('accept') === 'application/json') {
    return Response.json({ expires_at: expiresAt }, { headers: { 'set-cookie': cookie } });
  }
  const choice = readChoice(form);
  if (form.has(SHOWN) && choice.width !== FIRST_CHOICE.width) {
    return redirect(stillPath(choice), { status: 303, headers: { 'set-cookie': cookie } });
  }
  const chosen = form.get('language');
  const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const path = previewPath(viewOf(form), language, safePath(form.get('page'), '/'));
  // With its origin, since the router puts the base of the language before a path.
  return new Response(null, {
    status: 303,
    headers: { location: context.pageOrigin + path, 'set-cookie': cookie },
  });
}
