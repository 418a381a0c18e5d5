import type accounts from './en/accounts.json';
import type announcements from './en/announcements.json';
import type apiCalls from './en/api-calls.json';
import type api from './en/api.json';
import type asked from './en/asked.json';
import type audit from './en/audit.json';
import type autopromotion from './en/autopromotion.json';
import type bulk from './en/bulk.json';
import type campaigns from './en/campaigns.json';
import type cards from './en/cards.json';
import type cart from './en/cart.json';
import type childPanels from './en/child-panels.json';
import type channels from './en/channels.json';
import type checkout from './en/checkout.json';
import type consent from './en/consent.json';
import type customers from './en/customers.json';
import type deliveries from './en/deliveries.json';
import type documents from './en/documents.json';
import type errors from './en/errors.json';
import type identity from './en/identity.json';
import type finances from './en/finances.json';
import type follow from './en/follow.json';
import type forms from './en/forms.json';
import type gallery from './en/gallery.json';
import type grades from './en/grades.json';
import type issued from './en/issued.json';
import type jobs from './en/jobs.json';
import type keywords from './en/keywords.json';
import type lists from './en/lists.json';
import type mails from './en/mails.json';
import type mail from './en/mail.json';
import type money from './en/money.json';
import type moneyLists from './en/money-lists.json';
import type notices from './en/notices.json';
import type ordering from './en/ordering.json';
import type mass from './en/mass.json';
import type orders from './en/orders.json';
import type overview from './en/overview.json';
import type panels from './en/panels.json';
import type paymentAccounts from './en/payment-accounts.json';
import type payments from './en/payments.json';
import type plans from './en/plans.json';
import type providers from './en/providers.json';
import type queue from './en/queue.json';
import type promoted from './en/promoted.json';
import type pwa from './en/pwa.json';
import type reference from './en/reference.json';
import type refill from './en/refill.json';
import type referrals from './en/referrals.json';
import type reports from './en/reports.json';
import type responsible from './en/responsible.json';
import type reviews from './en/reviews.json';
import type screens from './en/screens.json';
import type search from './en/search.json';
import type server from './en/server.json';
import type service from './en/service.json';
import type services from './en/services.json';
import type shell from './en/shell.json';
import type shop from './en/shop.json';
import type site from './en/site.json';
import type staff from './en/staff.json';
import type staffPanels from './en/staff-panels.json';
import type staffTasks from './en/staff-tasks.json';
import type staffTrials from './en/staff-trials.json';
import type staffReviews from './en/staff-reviews.json';
import type studio from './en/studio.json';
import type studioInstance from './en/studio-instance.json';
import type studioFields from './en/studio-fields.json';
import type serviceChanges from './en/service-changes.json';
import type subscriptions from './en/subscriptions.json';
import type support from './en/support.json';
import type tickets from './en/tickets.json';
import type tags from './en/tags.json';
import type tasks from './en/tasks.json';
import type team from './en/team.json';
import type trials from './en/trials.json';
import type webhooks from './en/webhooks.json';
import type widget from './en/widget.json';
import type withdrawals from './en/withdrawals.json';
import type studioPreview from './en/studio-preview.json';

/** English says which texts there are, so that a key without one is a type error. */
interface EnglishTexts {
  accounts: typeof accounts;
  announcements: typeof announcements;
  'api-calls': typeof apiCalls;
  api: typeof api;
  asked: typeof asked;
  audit: typeof audit;
  autopromotion: typeof autopromotion;
  bulk: typeof bulk;
  campaigns: typeof campaigns;
  cards: typeof cards;
  cart: typeof cart;
  channels: typeof channels;
  checkout: typeof checkout;
  'child-panels': typeof childPanels;
  consent: typeof consent;
  customers: typeof customers;
  deliveries: typeof deliveries;
  documents: typeof documents;
  errors: typeof errors;
  finances: typeof finances;
  identity: typeof identity;
  grades: typeof grades;
  follow: typeof follow;
  forms: typeof forms;
  gallery: typeof gallery;
  issued: typeof issued;
  jobs: typeof jobs;
  keywords: typeof keywords;
  lists: typeof lists;
  mails: typeof mails;
  mail: typeof mail;
  money: typeof money;
  'money-lists': typeof moneyLists;
  notices: typeof notices;
  ordering: typeof ordering;
  mass: typeof mass;
  orders: typeof orders;
  overview: typeof overview;
  panels: typeof panels;
  'payment-accounts': typeof paymentAccounts;
  payments: typeof payments;
  promoted: typeof promoted;
  pwa: typeof pwa;
  plans: typeof plans;
  providers: typeof providers;
  queue: typeof queue;
  reference: typeof reference;
  refill: typeof refill;
  referrals: typeof referrals;
  reports: typeof reports;
  responsible: typeof responsible;
  reviews: typeof reviews;
  screens: typeof screens;
  search: typeof search;
  server: typeof server;
  service: typeof service;
  services: typeof services;
  shell: typeof shell;
  shop: typeof shop;
  site: typeof site;
  staff: typeof staff;
  'staff-panels': typeof staffPanels;
  'staff-reviews': typeof staffReviews;
  'staff-tasks': typeof staffTasks;
  'staff-trials': typeof staffTrials;
  studio: typeof studio;
  'studio-instance': typeof studioInstance;
  'studio-fields': typeof studioFields;
  'service-changes': typeof serviceChanges;
  subscriptions: typeof subscriptions;
  support: typeof support;
  tickets: typeof tickets;
  tags: typeof tags;
  tasks: typeof tasks;
  team: typeof team;
  trials: typeof trials;
  webhooks: typeof webhooks;
  widget: typeof widget;
  withdrawals: typeof withdrawals;
  'studio-preview': typeof studioPreview;
}

export type Namespace = keyof EnglishTexts;

/** The forms of a plural are one text; every language has the one for all other numbers. */
type TextOf<Key extends string, Group> = Key extends `${infer Text}_${Intl.LDMLPluralRule}`
  ? `${Text}_other` extends keyof Group
    ? Text
    : Key
  : Key;

type KeysIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? TextOf<Key, Group>
    : `${Key}.${KeysIn<Group[Key]>}`;
}[keyof Group & string];

/** The keys of a namespace by its name: worked out once, however many components ask for them. */
type Keys = { [Of in Namespace]: KeysIn<EnglishTexts[Of]> };

type NamedKeys = { [Of in Namespace]: `${Of}:${Keys[Of]}` };

/** A key of the first namespace as it is, and one of any with its name before it. */
export type TextKey<First extends Namespace, All extends Namespace> = Keys[First] | NamedKeys[All];
