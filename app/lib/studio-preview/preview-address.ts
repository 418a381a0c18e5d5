import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { PREVIEW_BASE } from '../i18n/languages.ts';

/** How a draft is shown. It stands in the base path, so that frames side by side may differ. */
export type PreviewView = {
  /** Undefined for what the instance shows to whoever has not chosen. */
  theme: 'light' | 'dark' | undefined;
  /** As whoever looks at it, instead of as a guest. */
  isCustomer: boolean;
  /** Whether the owner's own code runs, to be tried out. */
  runsCode: boolean;
};

/** The base path of the pages of a draft. */
export function previewBase(view: PreviewView, language: Language): string {
  const { theme, isCustomer, runsCode } = view;
  const words = [theme, isCustomer && 'customer', runsCode && 'code'].filter(Boolean);
  const how = words.length > 0 ? `/~${words.join('~')}` : '';
  return PREVIEW_BASE + how + (language === DEFAULT_LANGUAGE ? '' : `/${language}`);
}

/** A path of the route table as a path of the preview. */
export function previewPath(view: PreviewView, language: Language, path: string): string {
  return previewBase(view, language) + (path === '/' ? '' : path);
}

/** How a path of the site shows a draft; undefined for one that shows none. */
export function previewViewIn(pathname: string): PreviewView | undefined {
  if (!pathname.startsWith(PREVIEW_BASE)) return undefined;
  const rest = pathname.slice(PREVIEW_BASE.length);
  if (!/^(?:[/.]|$)/.test(rest)) return undefined;
  const words = new Set(/^\/(~[a-z~]*)(?![^/.])/.exec(rest)?.[1]?.split('~'));
  const theme = words.has('dark') ? 'dark' : words.has('light') ? 'light' : undefined;
  return { theme, isCustomer: words.has('customer'), runsCode: words.has('code') };
}
