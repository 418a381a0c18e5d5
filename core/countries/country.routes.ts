import type { z } from 'zod';
import type { AnswerCache } from '#core/http/answer-cache.ts';
import { sendAnswer } from '#core/http/answer.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { readOperation } from '#core/http/read-operation.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { countriesIn } from './countries.ts';
import { countriesAnswer } from './country.contract.ts';

const listCountries = readOperation({
  path: '/api/v1/countries',
  operationId: 'listCountries',
  tag: 'Catalogue',
  summary: 'All countries, sorted by their names.',
  answer: countriesAnswer,
});

export function countryRoutes(api: CoreApi, answers: AnswerCache): void {
  api.openapi(listCountries, async (c) => {
    const { locale = DEFAULT_LANGUAGE } = c.req.valid('query');
    const make = (): z.infer<typeof countriesAnswer> => ({ data: countriesIn(locale) });
    return sendAnswer(c, await answers.get(['countries', locale], make));
  });
}
