import type { AppLoadContext } from '@remix-run/node';
import type { ServiceChange } from '#core/supply/imports/service-changes.contract.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { changesOf } from './service-changes.server.ts';

/** What a reader of feeds is told, whatever form it reads. */
export async function changeFeed(context: AppLoadContext, request: Request) {
  const { locale, language, origin, instance } = context;
  const t = textsOf(locale).getFixedT(locale, 'service-changes');
  const { data } = await changesOf(context, request);
  const at = (path: string) => origin + localizedPath(language, path);
  const said = ({ price, min, max }: ServiceChange) =>
    [
      price && `${t('price')} ${fromTo(price)} USD`,
      min && `${t('min')} ${fromTo(min)}`,
      max && `${t('max')} ${fromTo(max)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  return {
    title: `${t('title')} · ${instance.settings.panelName}`,
    home: at(pagePath('services/changes')),
    updated: data[0]?.at ?? new Date(0).toISOString(),
    entries: data.map((change) => ({
      id: `${at(pagePath('services/changes'))}#${change.id}`,
      url:
        change.kind === 'gone' || change.service.slug === null
          ? at(pagePath('services/changes'))
          : at(pagePath('services/:slug', { slug: change.service.slug })),
      title: `${t(`kind.${change.kind}`)}: ${change.service.name}`,
      text: said(change),
      at: change.at,
    })),
  };
}

const fromTo = ({ before, after }: { before: string | null; after: string }) =>
  before === null ? after : `${before} → ${after}`;
