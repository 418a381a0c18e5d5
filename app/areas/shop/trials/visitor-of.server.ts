import { redirect, type AppLoadContext } from '@remix-run/node';
import { wayIn } from '#app/lib/http/return-path.ts';

/** Who looks at free trials; a guest is led to the login where those are not for guests. */
export async function visitorOf(context: AppLoadContext, path: string) {
  const visitor = await context.customer();
  const { isEnabled, isOpenToGuests } = context.instance.settings.freeTrial;
  if (!visitor && isEnabled && !isOpenToGuests) throw redirect(wayIn('login', path));
  return visitor;
}
