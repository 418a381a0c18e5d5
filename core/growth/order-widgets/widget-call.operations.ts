import { z } from 'zod';
import { paymentMethodsAnswer } from '#core/billing/payments/payment-method.contract.ts';
import { cardsAnswer } from '#core/billing/payments/cards/card.contract.ts';
import {
  networksAnswer,
  searchAnswer,
  serviceAnswer,
} from '#core/catalogue/services/catalogue.contract.ts';
import { searchBody } from '#core/catalogue/services/service-query.contract.ts';
import { operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { countriesAnswer } from '#core/tenancy/countries/country.contract.ts';
import { widgetQuery } from '#core/tenancy/widgets/widget.contract.ts';
import { widgetTermsAnswer } from './order-widget.contract.ts';

const PATH = '/api/v1/order-widget';

/** Each is asked whenever a widget opens, by many people behind one address. */
const LOOKED_AT = { name: 'order-widget-read', capacity: 300, refillSeconds: 1 } as const;

const read = {
  method: 'GET',
  tag: 'Order widget',
  who: visitor({ frozen: 'allowed' }),
  query: widgetQuery,
  limit: LOOKED_AT,
  refuses: ['not_found', 'forbidden'],
} as const;

export const listWidgetPaymentMethods = operation({
  ...read,
  id: 'listWidgetPaymentMethods',
  path: `${PATH}/payment-methods`,
  summary: 'The ways of paying that a widget offers.',
  answer: paymentMethodsAnswer,
  answered: 'The balance is among them for customers only.',
});

export const getWidgetTerms = operation({
  ...read,
  id: 'getWidgetTerms',
  path: `${PATH}/terms`,
  summary: 'What the owner of a widget has set.',
  answer: widgetTermsAnswer,
});

export const listWidgetNetworks = operation({
  ...read,
  id: 'listWidgetNetworks',
  path: `${PATH}/networks`,
  summary: 'Networks with their service types, for a widget.',
  answer: networksAnswer,
});

export const listWidgetCountries = operation({
  ...read,
  id: 'listWidgetCountries',
  path: `${PATH}/countries`,
  summary: 'All countries, sorted by their names, for a widget.',
  answer: countriesAnswer,
});

export const listWidgetLanguages = operation({
  ...read,
  id: 'listWidgetLanguages',
  path: `${PATH}/languages`,
  summary: 'The languages in which a widget can be shown.',
  answer: z.object({
    data: z.array(
      z.object({
        code: z.string().meta({ description: 'As `locale` takes it.' }),
        iso: z.string().meta({ description: 'As `lang` and `Intl` take it.' }),
        name: z.string().meta({ description: 'In the language itself.' }),
      }),
    ),
  }),
});

export const listWidgetCards = operation({
  ...read,
  id: 'listWidgetCards',
  path: `${PATH}/recurring-payments-methods`,
  summary: 'The saved cards of who is logged in, for a widget.',
  answer: cardsAnswer,
  answered: 'Empty for a guest.',
});

export const getWidgetService = operation({
  ...read,
  id: 'getWidgetService',
  path: `${PATH}/services/{slug}`,
  summary: 'A service with all its texts, for a widget.',
  params: z.object({ slug: z.string() }),
  answer: serviceAnswer,
});

export const searchForWidget = operation({
  ...read,
  id: 'searchForWidget',
  method: 'POST',
  path: `${PATH}/search`,
  summary: 'Services, networks and service types by words of their names, for a widget.',
  body: searchBody,
  answer: searchAnswer,
  answered: 'What was asked for.',
});
