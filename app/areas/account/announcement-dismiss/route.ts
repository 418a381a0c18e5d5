import { redirect, replace, type ActionFunctionArgs } from '@remix-run/node';
import { dismissAnnouncement } from '#core/feedback/announcements/announcement.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { safePath } from '#app/lib/http/safe-redirect.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Somebody opened the address of the form itself: there is nothing to see. */
export function loader() {
  return redirect(pagePath(''));
}

/** Puts an announcement away and returns to where it stood. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, session, flash } = context;
  const announcementId = /^[1-9]\d{0,17}$/.exec(params['id'] ?? '')?.[0];
  if (announcementId === undefined) throw notFound('page');
  const form = await readForm(request);
  const place = safePath(form.get('returnTo'), pagePath(''));
  try {
    await core.call(dismissAnnouncement, { params: { announcementId } });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (session.token === undefined) return redirect(wayIn('login', place), 303);
    // One that is gone is as good as put away.
    if (error.status !== 404) {
      context.reportError(error);
      flash.leave('notSaved');
    }
  }
  // A script has asked and stays where it is.
  if (request.headers.get('sec-fetch-dest') === 'empty') return null;
  return replace(homeAddress(place, context), 303);
}
