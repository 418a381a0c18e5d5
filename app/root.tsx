import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  Outlet,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { languageTag } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { firstFontFiles } from '#themes/fonts/font-files.ts';
import { renderAnchor } from './components/app-anchor.tsx';
import { isUnreached } from './lib/checkout/unreached.ts';
import { documentChoice } from './lib/pages/document-choice.ts';
import type { ShownPreview } from './lib/studio-preview/shown-preview.ts';
import { flashMessage } from './lib/session/flash-message.server.ts';
import { homeIconPath, manifestPath, sharePicturePath } from './lib/pages/home-paths.ts';
import { localize } from './lib/instance/localize.ts';
import { PREVIEW_BASE } from './lib/i18n/languages.ts';
import { CustomCode } from './shell/custom-code.tsx';
import type { SeenPage } from './lib/app-update/worker-paths.ts';
import { HtmlDocument } from './shell/html-document.tsx';
import { LostConnection } from './shell/lost-connection.tsx';
import { RootErrorScreen } from './shell/root-error-screen.tsx';
import { AnchorProvider } from './ui/anchor.tsx';
import { CODE_FREE_PATHS } from './lib/pages/closed-paths.server.ts';
import { SnackbarProvider } from './ui/feedback/snackbar.tsx';

/** What only the pages of a draft load. */
const PreviewFrame = lazy(async () => {
  const { PreviewFrame: loaded } = await import('./shell/preview/preview-frame.tsx');
  return { default: loaded };
});

export const handle = { i18n: ['shell', 'screens', 'consent', 'panels'] };

/** What every page needs of its brand, loaded once a visit. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { instance, language, locale, origin, theme, customCode, preview, frame } = context;
  const flash = context.flash.take();
  const { panelName, favicon, darkModeAvailable, languages } = instance.settings;
  const { hash } = instance.icons;
  const fontFiles = firstFontFiles(instance.settings.fonts, language);
  return {
    panelName,
    favicon: favicon ?? homeIconPath(hash, '48.png'),
    touchIcon: homeIconPath(hash, '180.png'),
    manifest: manifestPath(language),
    ...ofDraft(preview),
    ...(frame && { isFramed: true as const }),
    picture: origin + sharePicturePath(hash),
    language,
    languages,
    locale,
    numbers: numberStyle(locale),
    origin,
    theme: darkModeAvailable ? theme : ('light' as const),
    themeColor: instance.theme.themeColor,
    ...(fontFiles.length > 0 && { fontFiles }),
    customCode,
    codeFreePaths: customCode ? CODE_FREE_PATHS : [],
    flash: flash && flashMessage(flash, locale),
    seen: context.usesWorker
      ? ({ language, revision: instance.revision } satisfies SeenPage)
      : undefined,
    metaTags: instance.settings.metaTags.map(({ name, content }) => ({
      name,
      content: localize(content, language),
    })),
  };
}

/** Left out of every page but those of a draft. */
const ofDraft = (preview: ShownPreview | undefined): { preview?: ShownPreview | undefined } =>
  preview ? { preview } : {};

export type RootData = Awaited<ReturnType<typeof loader>>;

/** Whatever was sent may have changed what is shown around a page; a mere visit does not. */
export function shouldRevalidate({
  formMethod,
  actionResult,
  currentUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isUnreached(actionResult)) return false;
  // A draft changes while its pages are looked at.
  if (currentUrl.pathname.startsWith(PREVIEW_BASE)) return true;
  return formMethod !== undefined && formMethod.toUpperCase() !== 'GET';
}

export function Layout({ children }: { children: ReactNode }) {
  // Absent when this very loader failed: the error screen then stands without a brand.
  const data = useRouteLoaderData<typeof loader>('root');
  const { i18n } = useTranslation();
  const chosen = documentChoice(useMatches());
  return (
    <HtmlDocument
      data={data}
      lang={data ? languageTag(data.language) : i18n.language.replace('_', '-')}
      dir={chosen.dir ?? 'ltr'}
      theme={chosen.theme ?? data?.theme ?? 'system'}
      isStill={chosen.isStill === true}
    >
      {children}
    </HtmlDocument>
  );
}

export default function Root() {
  const { t } = useTranslation('shell');
  const { customCode, codeFreePaths, flash, preview } = useLoaderData<typeof loader>();
  const pages = (
    <CustomCode code={customCode} closedPaths={codeFreePaths}>
      <Outlet />
    </CustomCode>
  );
  return (
    <AnchorProvider value={renderAnchor}>
      <SnackbarProvider dismissLabel={t('close')} flash={flash}>
        <LostConnection />
        {preview ? (
          <Suspense>
            <PreviewFrame preview={preview}>{pages}</PreviewFrame>
          </Suspense>
        ) : (
          pages
        )}
      </SnackbarProvider>
    </AnchorProvider>
  );
}

export function ErrorBoundary() {
  return <RootErrorScreen />;
}
