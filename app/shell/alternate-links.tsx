import { useMatches } from '@remix-run/react';
import { DEFAULT_LANGUAGE, languageTag, type Language } from '#locales/languages.ts';
import { localizedPath } from '../lib/i18n/languages.ts';

interface AlternateLinksProps {
  origin: string;
  language: Language;
  /** Those on offer. */
  languages: readonly Language[];
  pathname: string;
}

/** The canonical address of a page and the same page in every other that is offered. */
export function AlternateLinks({ origin, language, languages, pathname }: AlternateLinksProps) {
  const page = useMatches().at(-1);
  // A page that failed or does not exist has no data.
  const isPage = page?.data !== undefined && !isUnlisted(page.handle);
  if (!isPage) return <meta name="robots" content="noindex" />;
  const path = pathname.replace(/\/+$/, '') || '/';
  return (
    <>
      <link rel="canonical" href={origin + localizedPath(language, path)} />
      {languages.length > 1 ? (
        <>
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={languageTag(other)}
              href={origin + localizedPath(other, path)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={origin + localizedPath(DEFAULT_LANGUAGE, path)}
          />
        </>
      ) : null}
    </>
  );
}

function isUnlisted(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'unlisted' in handle;
}
