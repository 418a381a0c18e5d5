import type { AppLoadContext } from '@remix-run/node';
import { exchangeLoginToken } from '#core/accounts/login/login.operations.ts';
import { CoreError } from '../core/core.server.ts';
import { pagePath } from '../pages/page-path.ts';
import { returnPath } from '../http/return-path.ts';
import { safePath } from '../http/safe-redirect.ts';
import { tellSource } from './tell-source.server.ts';

/** Where `token` is the secret of a mail, which logs nobody in. */
const MAILED_TO = new Set(['register/confirm', 'password/reset', 'profile/email', 'team/join']);

interface Asked {
  /** As the route table has it. */
  route: string;
  /** Without base and language. */
  path: string;
  query: URLSearchParams;
}

/**
 * Exchanges the `token` of an address for a session, and says where to go on: to the same page
 * without it, or to the login where a code is asked for or the token opens nothing.
 */
export async function placeAfterToken(
  context: AppLoadContext,
  { route, path, query }: Asked,
): Promise<string | undefined> {
  const { core, session } = context;
  const token = query.get('token');
  if (token === null || MAILED_TO.has(route)) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('token');
  const target = safePath(withQuery(path, rest), pagePath(''));
  const redirect = route === 'login' ? returnPath(rest.get('redirect')) : returnPath(target);
  try {
    const { answer, token: granted } = await core.receive(exchangeLoginToken, { body: { token } });
    if ('challenge' in answer.data) {
      const { challenge } = answer.data;
      return withQuery(pagePath('login'), new URLSearchParams({ challenge, redirect }));
    }
    if (granted) {
      session.start(granted);
      await tellSource(context);
    }
    return target;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // Who is logged in has no need of it.
    if (session.token !== undefined) return target;
    const problem = error.status < 500 ? 'expired' : 'unavailable';
    return withQuery(pagePath('login'), new URLSearchParams({ problem, redirect }));
  }
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
