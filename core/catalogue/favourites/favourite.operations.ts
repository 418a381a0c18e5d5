import { servicesQuery } from '#core/catalogue/services/service-query.contract.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { favouritePath, favouritesAnswer, toggleAnswer, toggleBody } from './favourite.contract.ts';

const ofCustomer = { tag: 'Favourites', who: customer() } as const;

export const listFavorites = operation({
  ...ofCustomer,
  id: 'listFavorites',
  method: 'GET',
  path: '/api/v1/services/favorites',
  summary: 'The services that the customer has marked, filtered and sorted as all are.',
  query: servicesQuery,
  answer: favouritesAnswer,
  answered: 'A page of them, and the ids of all.',
  refuses: ['unavailable'],
});

export const toggleFavorite = operation({
  ...ofCustomer,
  id: 'toggleFavorite',
  method: 'POST',
  path: '/api/v1/services/{serviceId}/favorites/toggle',
  summary: 'Marks a service or takes the mark away.',
  params: favouritePath,
  body: toggleBody,
  bodyIsOptional: true,
  answer: toggleAnswer,
  answered: 'What it is now.',
  refuses: ['not_found', 'too_many_requests'],
});
