import type { Context } from 'hono';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import type { LocaleQuery } from '#core/platform/http/locale.contract.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { apiSettingsAnswer } from './instance.contract.ts';
import * as operations from './instance.operations.ts';
import { localize } from './localize.ts';
import { readDocuments, readSettings } from './read-documents.ts';

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

  handle(api, operations.getSettings, (_, { query }, c) => {
    // A panel elsewhere knows an instance by its host; its operator names it by its slug.
    c.header('x-instance', currentInstance(c).slug);
    return send(c, { name: 'settings', ...query }, (id) => readSettings(deps, id));
  });
  for (const [operation, kind] of [
    [operations.listPages, 'page'],
    [operations.listMenuItems, 'menu-item'],
    [operations.listBanners, 'banner'],
    [operations.listSpecialOffers, 'special-offer'],
  ] as const) {
    handle(api, operation, (_, { query }, c) =>
      send(c, { name: kind, ...query }, (id) => readDocuments(deps, id, kind)),
    );
  }
  handle(api, operations.getApiSettings, (_, _asked, c) =>
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
