import { redirect, replace, type ActionFunctionArgs } from '@remix-run/node';
import { choiceCookie } from '#app/lib/http/cookie-header.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { safePath } from '#app/lib/http/safe-redirect.ts';

const CHOICES: Record<string, readonly string[]> = {
  theme: ['light', 'dark', 'system'],
  currency: ['USD', 'RUB'],
  drawer: ['expanded', 'mini'],
  'drawer-hover': ['on', 'off'],
  services_view_mode: ['cards', 'table'],
};

/** Told until it is put away, and then of another payment only. */
const CHECKED_PAYMENT = 'checked_payment';
const INVOICE_ID = /^[1-9]\d{0,17}$/;

/** Somebody opened the address of the form itself: there is nothing to see. */
export function loader() {
  return redirect(pagePath(''));
}

/** Keeps what a visitor chose or has read in a cookie, and returns to where that was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const headers = new Headers();
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = form.get(name);
    if (typeof value !== 'string' || !values.includes(value)) continue;
    headers.append('set-cookie', choiceCookie(name, value, context.secure));
  }
  const checked = form.get(CHECKED_PAYMENT);
  if (typeof checked === 'string' && INVOICE_ID.test(checked)) {
    headers.append('set-cookie', choiceCookie(CHECKED_PAYMENT, checked, context.secure));
  }
  const path = safePath(form.get('returnTo'), pagePath(''));
  return replace(homeAddress(path, context), { status: 303, headers });
}
