import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages.ts';
import { localize } from './lib/instance/localize.ts';
import { HtmlDocument } from './shell/html-document.tsx';
import { RootErrorScreen } from './shell/root-error-screen.tsx';

export const handle = { i18n: ['shell', 'screens'] };

/** What every page needs of its brand, loaded once a visit. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { instance, language, locale, origin, theme } = context;
  const { panelName, favicon, darkModeAvailable } = instance.settings;
  return {
    panelName,
    favicon,
    language,
    locale,
    origin,
    theme: darkModeAvailable ? theme : ('light' as const),
    themeColor: instance.theme.themeColor,
    metaTags: instance.settings.metaTags.map(({ name, content }) => ({
      name,
      content: localize(content, language),
    })),
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.endsWith('/preferences') ?? false;
}

export function Layout({ children }: { children: ReactNode }) {
  // Absent when this very loader failed: the error screen then stands without a brand.
  const data = useRouteLoaderData<typeof loader>('root');
  const { i18n } = useTranslation();
  return (
    <HtmlDocument
      data={data}
      lang={data ? languageTag(data.language) : i18n.language.replace('_', '-')}
      dir={i18n.dir()}
    >
      {children}
    </HtmlDocument>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RootErrorScreen />;
}
