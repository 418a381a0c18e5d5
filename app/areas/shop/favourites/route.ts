import { redirect, replace, type ActionFunctionArgs } from '@remix-run/node';
import { toggleFavorite } from '#core/catalogue/favourites/favourite.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { readId } from '#app/lib/http/list-query.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { safePath } from '#app/lib/http/safe-redirect.ts';

/** Somebody opened the address of the form itself: here is what it fills. */
export function loader() {
  return redirect(pagePath('', {}, { isFavourites: 'true' }));
}

/** Marks a service or takes the mark away; a guest is led to the login first, and back. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, session, wish, flash } = context;
  const form = await readForm(request);
  const isWanted = form.has('add');
  const serviceId = readId(textOf(form.get(isWanted ? 'add' : 'remove')));
  if (serviceId === undefined) throw new Response(null, { status: 400 });
  const place = `${safePath(form.get('returnTo'), pagePath(''))}#favourite-${serviceId}`;
  if (session.token === undefined) {
    if (isWanted) wish.leave(serviceId);
    return redirect(wayIn('login', place), 303);
  }
  try {
    const params = { serviceId: String(serviceId) };
    await core.call(toggleFavorite, { params, body: { is_favorite: isWanted } });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // The token was no longer good: they are a guest who has to come back in.
    if (session.token === undefined) return redirect(wayIn('login', place), 303);
    context.reportError(error);
    flash.leave('notSaved');
  }
  // A script has asked and stays where it is.
  if (request.headers.get('sec-fetch-dest') === 'empty') return null;
  return replace(homeAddress(place, context), 303);
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' ? value : null;
}
