import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { countriesAnswer } from './country.contract.ts';

export const listCountries = operation({
  id: 'listCountries',
  method: 'GET',
  path: '/api/v1/countries',
  tag: 'Catalogue',
  summary: 'All countries, sorted by their names.',
  who: anyone,
  shared: true,
  answer: countriesAnswer,
  public: {},
});
