import type { Context } from 'hono';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { AnswerCache } from '#core/http/answer-cache.ts';
import { sendAnswer } from '#core/http/answer.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import type { LocaleQuery } from '#core/http/locale.contract.ts';
import { readOperation } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import {
  apiSettingsAnswer,
  bannersAnswer,
  menuItemsAnswer,
  pagesAnswer,
  settingsAnswer,
  specialOffersAnswer,
} from './instance.contract.ts';
import { localize } from './localize.ts';
import { readDocuments, readSettings } from './read-documents.ts';

const tag = 'Instance';

const getSettings = readOperation({
  path: '/settings',
  operationId: 'getSettings',
  tag,
  summary: 'What the owner set for this instance: name, logos, colours, features.',
  answer: settingsAnswer,
});

const listPages = readOperation({
  path: '/pages',
  operationId: 'listPages',
  tag,
  summary: 'Titles and descriptions by route name, and the generic pages with their texts.',
  answer: pagesAnswer,
});

const listMenuItems = readOperation({
  path: '/menu-items',
  operationId: 'listMenuItems',
  tag,
  summary: 'The side menu.',
  answer: menuItemsAnswer,
});

const listBanners = readOperation({
  path: '/banners',
  operationId: 'listBanners',
  tag,
  summary: 'Banners with the places they belong to.',
  answer: bannersAnswer,
});

const getApiSettings = readOperation({
  path: '/api/v1/settings',
  operationId: 'getApiSettings',
  tag,
  summary: 'The settings that a client of the API needs.',
  answer: apiSettingsAnswer,
});

const listSpecialOffers = readOperation({
  path: '/api/v1/special-offers',
  operationId: 'listSpecialOffers',
  tag: 'Catalogue',
  summary: 'Services that the owner recommends, with the places they are shown in.',
  answer: specialOffersAnswer,
});

export function instanceRoutes(api: CoreApi, deps: Deps, answers: AnswerCache): void {
  /** An answer is made once for a revision and a language, whoever asks for it. */
  async function send<T>(
    c: Context<CoreEnv>,
    { name, locale }: { name: string } & LocaleQuery,
    read: (instanceId: number) => Promise<T>,
  ): Promise<Response> {
    const { id, revision } = currentInstance(c);
    const make = async () => {
      const data = await read(id);
      return { data: locale === undefined ? data : localize(data, locale) };
    };
    return sendAnswer(c, await answers.get([name, id, revision, locale ?? 'all'], make));
  }

  const sendList = (c: Context<CoreEnv>, kind: DocumentKind, query: LocaleQuery) =>
    send(c, { name: kind, ...query }, (id) => readDocuments(deps, id, kind));

  api.openapi(getSettings, (c) => {
    // A panel elsewhere knows an instance by its host; its operator names it by its slug.
    c.header('x-instance', currentInstance(c).slug);
    return send(c, { name: 'settings', ...c.req.valid('query') }, (id) => readSettings(deps, id));
  });
  api.openapi(listPages, (c) => sendList(c, 'page', c.req.valid('query')));
  api.openapi(listMenuItems, (c) => sendList(c, 'menu-item', c.req.valid('query')));
  api.openapi(listBanners, (c) => sendList(c, 'banner', c.req.valid('query')));
  api.openapi(listSpecialOffers, (c) => sendList(c, 'special-offer', c.req.valid('query')));
  api.openapi(getApiSettings, (c) =>
    send(c, { name: 'api-settings' }, (id) => readApiSettings(deps, id)),
  );
}

async function readApiSettings(
  deps: Deps,
  instanceId: number,
): Promise<z.infer<typeof apiSettingsAnswer>['data']> {
  const settings = fillDefaults('settings', await readSettings(deps, instanceId));
  return {
    free_views_is_allowed: settings.freeTrial.isEnabled,
    default_outer_widget_partner_percent: settings.defaultOuterWidgetPartnerPercent,
  };
}
