import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { PANEL_BASE, WIDGET_BASE } from '../i18n/languages.ts';
import { pagePath } from '../pages/page-path.ts';
import { LONGEST_TOKEN } from './widget-token.ts';

/** How the order form of a partner is shown. It stands in the base path, as no cookie could say it. */
export interface FrameView {
  token: string;
  /** Undefined for what the instance shows to whoever has not chosen. */
  theme: 'light' | 'dark' | undefined;
  currency: string | undefined;
}

/** The base path of the pages in a frame. */
export function frameBase({ token, theme, currency }: FrameView, language: Language): string {
  const words = [token, theme, currency].filter(Boolean).join('~');
  return `${WIDGET_BASE}/~${words}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}`;
}

/** What a path of the site shows in a frame; undefined for one that is not made for it. */
export function frameViewIn(pathname: string): FrameView | undefined {
  if (!pathname.startsWith(`${WIDGET_BASE}/~`)) return undefined;
  const step = /^([\w~-]+)(?![^/.])/.exec(pathname.slice(WIDGET_BASE.length + 2))?.[1];
  if (step === undefined) return undefined;
  const [token = '', ...words] = step.split('~');
  return token === '' ? undefined : { token, ...choicesIn(words) };
}

const ENTRY = new RegExp(`^${PANEL_BASE}/widget/([\\w-]{1,${LONGEST_TOKEN}})$`);

/** The short address that stands on the page of a partner, with what its query chooses. */
export function frameEntry(url: URL): FrameView | undefined {
  const token = ENTRY.exec(url.pathname)?.[1];
  if (token === undefined) return undefined;
  const { searchParams: query } = url;
  return { token, ...choicesIn([query.get('theme') ?? '', query.get('currency') ?? '']) };
}

const CHOICES = ['theme', 'currency', 'locale'];

/** Where the form itself is, with what else was asked of it. */
export function frameForm(view: FrameView, language: Language, query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name]) => !CHOICES.includes(name)));
  const search = rest.size > 0 ? `?${rest.toString()}` : '';
  return frameBase(view, language) + pagePath('orders/create') + search;
}

function choicesIn(words: readonly string[]): Omit<FrameView, 'token'> {
  const theme = words.includes('dark') ? 'dark' : words.includes('light') ? 'light' : undefined;
  return { theme, currency: words.find((word) => /^[A-Z]{3}$/.test(word)) };
}

const FORM = /^\/(?:orders\/create(?:\/.*)?|checkout\/(?:total|line-cost))$/;
const FOLLOWED = /^\/orders\/followed\/[^/]+\/[^/]+$/;

const pageOf = (path: string) => path.replace(/\.data$/, '');

/** The order that was placed there, which is looked at alone: to act on it a tab is opened. */
export const isFollowedInFrame = (path: string): boolean => FOLLOWED.test(pageOf(path));

/** The form with what its script asks for, and the order; every other page stands in a tab. */
export const isFramePath = (path: string): boolean =>
  FORM.test(pageOf(path)) || isFollowedInFrame(path);
