import type { z } from 'zod';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { countriesIn } from './countries.ts';
import type { countriesAnswer } from './country.contract.ts';
import { listCountries } from './country.operations.ts';

export function countryRoutes(api: CoreApi, answers: AnswerCache): void {
  handle(api, listCountries, async (_, { query: { locale = DEFAULT_LANGUAGE } }, c) => {
    const make = (): z.infer<typeof countriesAnswer> => ({ data: countriesIn(locale) });
    return sendAnswer(c, await answers.get(['countries', locale], make));
  });
}
