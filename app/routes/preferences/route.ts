import { replace, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '../../lib/form-body.server.ts';
import { notFound } from '../../lib/responses.ts';
import { safePath } from '../../lib/safe-redirect.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const CHOICES: Record<string, readonly string[]> = {
  theme: ['light', 'dark', 'system'],
  currency: ['USD', 'RUB'],
};

export function loader() {
  throw notFound('page');
}

/** Keeps a visitor's choice of theme or currency in a cookie and returns to where it was made. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const headers = new Headers();
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = form.get(name);
    if (typeof value !== 'string' || !values.includes(value)) continue;
    const secure = context.secure ? '; Secure' : '';
    headers.append(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return replace(safePath(form.get('returnTo'), '/'), { status: 303, headers });
}
