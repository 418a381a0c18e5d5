import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageTag,
  PSEUDO_LANGUAGE,
} from '#locales/languages.ts';
import { entityCss } from '#themes/entity-css.ts';
import { PageStyle } from '#app/components/page-style.tsx';
import type { DocumentChoice } from '#app/lib/pages/document-choice.ts';
import { languageBase, PANEL_BASE } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { qrDrawing } from '#app/ui/transfer/qr-drawing.server.ts';
import { networkMark } from '#app/ui/network-marks.ts';
import { MARKED_NETWORKS } from '#app/ui/network-names.ts';
import * as styles from './gallery.css.ts';
import { allBrands, compileLook, readLook, readPrimary } from './look.ts';
import { MARK_COLOURS } from './mark-colours.ts';
import { SECTIONS } from './sections.ts';
import { Toolbar } from './toolbar.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ['gallery', 'forms'],
  unlisted: true,
  document: ({ look, hasDark }: Data): DocumentChoice => ({
    theme: hasDark ? look.theme : 'light',
    dir: look.direction,
  }),
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.title }] : [];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { dev, instance, locale } = context;
  const shown = SECTIONS.some(({ id }) => id === params['section']) ? params['section'] : undefined;
  if (!dev || (params['section'] !== undefined && shown === undefined)) throw notFound('page');
  const own = { slug: 'own', name: instance.settings.panelName, look: instance.settings };
  const brands = allBrands([own, ...dev.brands]);
  const look = readLook(new URL(request.url).searchParams, brands, own.slug);
  const brand = brands.find(({ slug }) => slug === look.brand) ?? own;
  const theme = compileLook(look, brand.look);
  return {
    look,
    locale,
    shown,
    title: instance.settings.panelName,
    brands: brands.map(({ slug, name }) => ({ slug, name })),
    css: theme.css + entityCss(Object.values(MARKED_NETWORKS).map(colourOf), theme.grounds),
    hasDark: brand.look.darkModeAvailable,
    primaryIsInvalid: look.primary !== '' && readPrimary(look.primary) === undefined,
    pseudo: dev.pseudo,
    qr: qrDrawing('https://example.com/watch?v=dQw4w9WgXcQ'),
  };
}

function colourOf(network: string): [string, string | undefined] {
  const mark = networkMark(network);
  return [network, mark && MARK_COLOURS[mark]];
}

export default function Gallery() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('gallery');
  const { search } = useLocation();
  const base = useBase(data.locale);
  const sections = SECTIONS.filter(({ id }) => data.shown === undefined || id === data.shown);
  return (
    <div className={styles.frame}>
      <PageStyle css={data.css} />
      <Stack as="header" gap={2}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </Stack>
      <Toolbar
        look={data.look}
        brands={data.brands}
        primaryIsInvalid={data.primaryIsInvalid}
        reset={base + pagePath('dev/ui/:section?', { section: data.shown })}
      />
      <Languages locale={data.locale} pseudo={data.pseudo} shown={data.shown} />
      <nav aria-label={t('toolbar.sections')}>
        <PlainList isRow gap={1}>
          {[undefined, ...SECTIONS.map(({ id }) => id)].map((id) => (
            <li key={id ?? ''}>
              <a
                className={styles.link}
                href={base + pagePath('dev/ui/:section?', { section: id }) + search}
                aria-current={id === data.shown ? 'page' : undefined}
              >
                {id ? t(`section.${id}`) : t('toolbar.all')}
              </a>
            </li>
          ))}
        </PlainList>
      </nav>
      <main className={styles.sections}>
        {sections.map(({ id, Component }) => (
          <Stack key={id} as="section" gap={6} aria-labelledby={`section-${id}`}>
            <h2 id={`section-${id}`} className={styles.sectionTitle}>
              {t(`section.${id}`)}
            </h2>
            <Component />
          </Stack>
        ))}
      </main>
    </div>
  );
}

function useBase(locale: string): string {
  const language = LANGUAGES.find((other) => other === locale);
  return language ? languageBase(language) : `${PANEL_BASE}/${locale}`;
}

interface LanguagesProps {
  locale: string;
  pseudo: boolean;
  shown: string | undefined;
}

/** The same page, dressed the same, in each language. */
function Languages({ locale, pseudo, shown }: LanguagesProps) {
  const { t } = useTranslation('gallery');
  const { search } = useLocation();
  const page = pagePath('dev/ui/:section?', { section: shown }) + search;
  // Without a prefix a visitor would be sent on to the language of the browser.
  const english = `${search ? '&' : '?'}locale=${DEFAULT_LANGUAGE}`;
  return (
    <nav aria-label={t('toolbar.languages')}>
      <PlainList isRow gap={1}>
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              className={styles.link}
              href={languageBase(other) + page + (other === DEFAULT_LANGUAGE ? english : '')}
              lang={languageTag(other)}
              hrefLang={languageTag(other)}
              aria-current={other === locale ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
        {pseudo ? (
          <li>
            <a
              className={styles.link}
              href={`${PANEL_BASE}/${PSEUDO_LANGUAGE}${page}`}
              aria-current={locale === PSEUDO_LANGUAGE ? 'true' : undefined}
            >
              {t('toolbar.pseudo')}
            </a>
          </li>
        ) : null}
      </PlainList>
    </nav>
  );
}
