import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import type { LocaleQuery } from '#core/platform/http/locale.contract.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { createCatalogueMemory, type Catalogue } from './catalogue-memory.ts';

interface Asked {
  /** With the locale, everything that the answer depends on beside the catalogue. */
  key: readonly (string | number)[];
  query: LocaleQuery;
}

export interface CatalogueAnswers {
  deps: Pick<Deps, 'db' | 'clock'>;
  current(c: Context<CoreEnv>, query: LocaleQuery): Promise<Catalogue>;
  /** Sends what was made of the catalogue, once for a revision, a language and a key. */
  send<T>(
    c: Context<CoreEnv>,
    asked: Asked,
    make: (catalogue: Catalogue) => T | Promise<T>,
  ): Promise<Response>;
}

export function createCatalogueAnswers(
  deps: Pick<Deps, 'db' | 'clock'>,
  answers: AnswerCache,
): CatalogueAnswers {
  const memory = createCatalogueMemory(deps);
  const current: CatalogueAnswers['current'] = (c, { locale = DEFAULT_LANGUAGE }) =>
    memory.current(currentInstance(c).id, locale);
  return {
    deps,
    current,
    async send(c, { key, query }, make) {
      const catalogue = await current(c, query);
      const { instanceId, language, revision } = catalogue;
      const whole = ['catalogue', instanceId, language, revision, ...key];
      return sendAnswer(c, await answers.get(whole, () => make(catalogue)));
    },
  };
}
