import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import {
  apiSettingsAnswer,
  bannersAnswer,
  menuItemsAnswer,
  pagesAnswer,
  settingsAnswer,
  specialOffersAnswer,
} from './instance.contract.ts';

const read = { method: 'GET', tag: 'Instance', who: anyone, shared: true } as const;

export const getSettings = operation({
  ...read,
  id: 'getSettings',
  path: '/settings',
  summary: 'What the owner set for this instance: name, logos, colours, features.',
  answer: settingsAnswer,
});

export const listPages = operation({
  ...read,
  id: 'listPages',
  path: '/pages',
  summary: 'Titles and descriptions by route name, and the generic pages with their texts.',
  answer: pagesAnswer,
});

export const listMenuItems = operation({
  ...read,
  id: 'listMenuItems',
  path: '/menu-items',
  summary: 'The side menu.',
  answer: menuItemsAnswer,
});

export const listBanners = operation({
  ...read,
  id: 'listBanners',
  path: '/banners',
  summary: 'Banners with the places they belong to.',
  answer: bannersAnswer,
});

export const getApiSettings = operation({
  ...read,
  id: 'getApiSettings',
  path: '/api/v1/settings',
  summary: 'The settings that a client of the API needs.',
  answer: apiSettingsAnswer,
});

export const listSpecialOffers = operation({
  ...read,
  id: 'listSpecialOffers',
  path: '/api/v1/special-offers',
  tag: 'Catalogue',
  summary: 'Services that the owner recommends, with the places they are shown in.',
  answer: specialOffersAnswer,
});
