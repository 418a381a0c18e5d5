import 'i18next';
import type accounts from './en/accounts.json';
import type cards from './en/cards.json';
import type cart from './en/cart.json';
import type checkout from './en/checkout.json';
import type consent from './en/consent.json';
import type errors from './en/errors.json';
import type finances from './en/finances.json';
import type follow from './en/follow.json';
import type forms from './en/forms.json';
import type gallery from './en/gallery.json';
import type mail from './en/mail.json';
import type notices from './en/notices.json';
import type ordering from './en/ordering.json';
import type mass from './en/mass.json';
import type orders from './en/orders.json';
import type overview from './en/overview.json';
import type panels from './en/panels.json';
import type payments from './en/payments.json';
import type queue from './en/queue.json';
import type promoted from './en/promoted.json';
import type pwa from './en/pwa.json';
import type refill from './en/refill.json';
import type responsible from './en/responsible.json';
import type reviews from './en/reviews.json';
import type screens from './en/screens.json';
import type search from './en/search.json';
import type server from './en/server.json';
import type service from './en/service.json';
import type shell from './en/shell.json';
import type shop from './en/shop.json';
import type site from './en/site.json';
import type staff from './en/staff.json';
import type studio from './en/studio.json';
import type studioInstance from './en/studio-instance.json';
import type studioFields from './en/studio-fields.json';
import type support from './en/support.json';
import type team from './en/team.json';
import type studioPreview from './en/studio-preview.json';

declare module 'i18next' {
  /** English says which keys there are, so that a key without a text is a type error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    // Newer than i18next 23, but react-i18next 15 asks for it and leaves <Trans> untyped without.
    enableSelector: false;
    resources: {
      accounts: typeof accounts;
      cards: typeof cards;
      cart: typeof cart;
      checkout: typeof checkout;
      consent: typeof consent;
      errors: typeof errors;
      finances: typeof finances;
      follow: typeof follow;
      forms: typeof forms;
      gallery: typeof gallery;
      mail: typeof mail;
      notices: typeof notices;
      ordering: typeof ordering;
      mass: typeof mass;
      orders: typeof orders;
      overview: typeof overview;
      panels: typeof panels;
      payments: typeof payments;
      promoted: typeof promoted;
      pwa: typeof pwa;
      queue: typeof queue;
      refill: typeof refill;
      responsible: typeof responsible;
      reviews: typeof reviews;
      screens: typeof screens;
      search: typeof search;
      server: typeof server;
      service: typeof service;
      shell: typeof shell;
      shop: typeof shop;
      site: typeof site;
      staff: typeof staff;
      studio: typeof studio;
      'studio-instance': typeof studioInstance;
      'studio-fields': typeof studioFields;
      support: typeof support;
      team: typeof team;
      'studio-preview': typeof studioPreview;
    };
  }
}
