import type { Context } from 'hono';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import type { LocaleQuery } from '#core/platform/http/locale.contract.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import type { Documents } from '#instance-schema/document-kinds.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { apiSettingsAnswer } from './instance.contract.ts';
import * as operations from './instance.operations.ts';
import { localize } from './localize.ts';
import { publicDocuments, type PublicDocuments } from './public-documents.ts';
import { REVISION_HEADER } from './revision-header.pure.ts';

export function instanceRoutes(api: CoreApi, deps: Deps, answers: AnswerCache): void {
  /**
   * An answer is made once for a revision and a language, whoever asks for it. It says its revision:
   * of answers that say the same, no publication came between two.
   */
  async function send<T>(
    c: Context<CoreEnv>,
    { name, locale, beside = {} }: { name: string; beside?: object } & LocaleQuery,
    pick: (documents: PublicDocuments) => T,
  ): Promise<Response> {
    const instance = currentInstance(c);
    const documents = await publicDocuments(deps, instance, c.req.header(REVISION_HEADER));
    const { revision } = documents;
    c.header(REVISION_HEADER, String(revision));
    const make = () => {
      const data = pick(documents);
      return { data: locale === undefined ? data : localize(data, locale), ...beside };
    };
    const key = [name, instance.id, revision, locale ?? 'all', JSON.stringify(beside)];
    return sendAnswer(c, await answers.get(key, make));
  }

  handle(api, operations.getSettings, (_, { query }, c) => {
    // A panel elsewhere knows an instance by its host; its operator names it by its slug.
    c.header('x-instance', currentInstance(c).slug);
    const beside = { meta: { is_paused: currentInstance(c).suspended_at !== null } };
    return send(c, { name: 'settings', beside, ...query }, settingsIn);
  });
  for (const [operation, kind] of [
    [operations.listPages, 'page'],
    [operations.listMenuItems, 'menu-item'],
    [operations.listBanners, 'banner'],
    [operations.listSpecialOffers, 'special-offer'],
  ] as const) {
    handle(api, operation, (_, { query }, c) =>
      send(c, { name: kind, ...query }, (documents) => documents.list(kind)),
    );
  }
  handle(api, operations.getApiSettings, (_, _asked, c) =>
    send(c, { name: 'api-settings' }, apiSettings),
  );
}

function settingsIn(documents: PublicDocuments): Documents['settings'] {
  const [settings] = documents.list('settings');
  invariant(settings, 'an instance is published with its settings');
  return settings;
}

function apiSettings(documents: PublicDocuments): z.infer<typeof apiSettingsAnswer>['data'] {
  const settings = fillDefaults('settings', settingsIn(documents));
  return {
    free_views_is_allowed: settings.freeTrial.isEnabled,
    default_outer_widget_partner_percent: settings.defaultOuterWidgetPartnerPercent,
  };
}
