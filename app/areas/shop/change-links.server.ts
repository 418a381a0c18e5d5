import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** How the page of what has changed of services is called, and where its feeds are. */
export function changeLinks({ locale, language, preview }: AppLoadContext) {
  return {
    title: textsOf(locale).getFixedT(locale, 'service-changes')('title'),
    atom: localizedPath(language, pagePath('services/changes/atom')),
    /** Programs find them by the page, but for a draft, which nobody is to find. */
    isListed: preview === undefined,
    json: localizedPath(language, pagePath('services/changes/json')),
  };
}

export type ChangeLinks = ReturnType<typeof changeLinks>;
