import { Links, Meta, ScrollRestoration, useLocation } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { NonceContext } from '../lib/nonce.ts';
import type { RootData } from '../root.tsx';
import { AlternateLinks } from './alternate-links.tsx';
import { DocumentScripts } from './document-scripts.tsx';
import './document.css.ts';
import { ThemeStyle } from './theme-style.tsx';

interface HtmlDocumentProps {
  data: RootData | undefined;
  lang: string;
  dir: string;
  children: ReactNode;
}

export function HtmlDocument({ data, lang, dir, children }: HtmlDocumentProps) {
  const nonce = useContext(NonceContext);
  const { pathname } = useLocation();
  return (
    <html lang={lang} dir={dir} data-locale={data?.locale} data-theme={data?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Vite's loader of lazy chunks takes the nonce from here. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Meta />
        {data ? (
          <>
            <meta
              name="theme-color"
              content={data.themeColor.light}
              media="(prefers-color-scheme: light)"
            />
            <meta
              name="theme-color"
              content={data.themeColor.dark}
              media="(prefers-color-scheme: dark)"
            />
            {data.metaTags.map(({ name, content }) => (
              <meta key={name} name={name} content={content} />
            ))}
            {data.favicon ? <link rel="icon" href={data.favicon} /> : null}
            <AlternateLinks origin={data.origin} language={data.language} pathname={pathname} />
            <ThemeStyle />
          </>
        ) : null}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <DocumentScripts nonce={nonce} />
      </body>
    </html>
  );
}
