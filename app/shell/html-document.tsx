import { Links, Meta, ScrollRestoration, useLocation, useRouteLoaderData } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import type { Theme } from '../lib/http/load-context.ts';
import { NonceContext } from '../lib/http/nonce.ts';
import { withoutLink } from '../lib/session/affiliate-code.ts';
import { BELOW_BAR, paintAfter } from '../lib/browser/paint-after.ts';
import type { RootData } from '../root.tsx';
import { AlternateLinks } from './alternate-links.tsx';
import { DocumentScripts } from './document-scripts.tsx';
import './document.css.ts';
import { ThemeStyle } from './theme-style.tsx';

interface HtmlDocumentProps {
  data: RootData | undefined;
  lang: string;
  dir: string;
  theme: Theme;
  /** Shown at addresses of other pages, where no script could take it over. */
  isStill: boolean;
  children: ReactNode;
}

export function HtmlDocument({ data, lang, dir, theme, isStill, children }: HtmlDocumentProps) {
  const nonce = useContext(NonceContext);
  const { pathname } = useLocation();
  const hasBar = useRouteLoaderData('shell') !== undefined;
  return (
    <html
      lang={lang}
      dir={dir}
      data-locale={data?.locale}
      data-numbers={data?.numbers}
      data-theme={theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Vite's loader of lazy chunks takes the nonce from here. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Meta />
        {data ? (
          <>
            <meta
              name="theme-color"
              content={data.themeColor[data.theme === 'dark' ? 'dark' : 'light']}
              media="(prefers-color-scheme: light)"
            />
            <meta
              name="theme-color"
              content={data.themeColor[data.theme === 'light' ? 'light' : 'dark']}
              media="(prefers-color-scheme: dark)"
            />
            {data.metaTags.map(({ name, content }) => (
              <meta key={name} name={name} content={content} />
            ))}
            <meta property="og:image" content={data.picture} />
            <meta name="twitter:card" content="summary_large_image" />
            {data.preview || data.isFramed ? (
              <meta name="robots" content="noindex" />
            ) : (
              <>
                <link rel="icon" href={data.favicon} />
                <link rel="apple-touch-icon" sizes="180x180" href={data.touchIcon} />
                <link rel="manifest" href={data.manifest} />
                <AlternateLinks {...data} pathname={pathname} />
              </>
            )}
            <FontFiles files={data.fontFiles} />
            <ThemeStyle />
            {hasBar ? <link {...paintAfter(BELOW_BAR)} /> : null}
          </>
        ) : null}
        <Links />
      </head>
      <body>
        {children}
        {isStill ? null : (
          <>
            <ScrollRestoration nonce={nonce} getKey={placeOf} />
            <DocumentScripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Those that the first screen is written in. */
function FontFiles({ files = [] }: { files: readonly string[] | undefined }) {
  return files.map((file) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={file}
      crossOrigin="anonymous"
    />
  ));
}

/** Each page keeps its own place, whichever way leads back to it. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + withoutLink(search);
}
