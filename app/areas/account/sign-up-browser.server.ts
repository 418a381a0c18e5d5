import { randomBytes } from 'node:crypto';
import { cookieLine } from '#app/lib/http/cookie-header.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { returnPath } from '#app/lib/http/return-path.ts';

/** What a browser keeps between registering and the link of the mail. */
export interface SignUp {
  /** Only the browser that registers knows it, so that the link logs in there. */
  mark: string;
  /** Where the visitor wanted to go. */
  redirect: string;
}

/** As long as the link is good. */
const LIFE_SECONDS = 24 * 3600;
const MOST = 1_000;

/** The prefix keeps it from other hosts of the domain, which could give a visitor a mark of theirs. */
const nameOf = (secure: boolean) => (secure ? '__Host-signup' : 'signup');

export function readSignUp(cookies: string | null, secure: boolean): SignUp | undefined {
  const kept = new RegExp(`(?:^|; *)${nameOf(secure)}=([\\w-]{43})\\.([^;]*)`).exec(cookies ?? '');
  if (!kept?.[1]) return undefined;
  try {
    return { mark: kept[1], redirect: returnPath(decodeURIComponent(kept[2] ?? '')) };
  } catch {
    return { mark: kept[1], redirect: pagePath('') };
  }
}

/** Whoever registers twice may come back by either mail. */
export function startSignUp(known: SignUp | undefined, target: unknown): SignUp {
  const redirect = returnPath(target);
  return {
    mark: known?.mark ?? randomBytes(32).toString('base64url'),
    redirect: redirect.length > MOST ? pagePath('') : redirect,
  };
}

export function signUpCookie({ mark, redirect }: SignUp, secure: boolean): string {
  const value = `${mark}.${encodeURIComponent(redirect)}`;
  return cookieLine(nameOf(secure), value, { secure, maxAge: LIFE_SECONDS });
}

export const forgottenSignUp = (secure: boolean): string =>
  cookieLine(nameOf(secure), '', { secure, maxAge: 0 });
