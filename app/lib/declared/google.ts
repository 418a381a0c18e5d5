import type { Consent } from '../session/consent.ts';
import { vendorGlobals, type ToolAdapter } from './tool-adapter.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';

const MEASURING = [
  TAG_MANAGER,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const ADVERTISING = [
  'https://*.g.doubleclick.net',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
];

const shared = {
  gate: 'analytics',
  scripts: [TAG_MANAGER],
  sources: { 'connect-src': MEASURING, 'img-src': MEASURING },
  advertisingSources: {
    'connect-src': ADVERTISING,
    'img-src': ADVERTISING,
    'frame-src': ['https://td.doubleclick.net'],
  },
} as const;

function dataLayer(): unknown[] {
  const globals = vendorGlobals();
  const layer = Array.isArray(globals['dataLayer']) ? globals['dataLayer'] : [];
  globals['dataLayer'] = layer;
  return layer;
}

/** The script tells a command from data by its being an `arguments` object, which no array is. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

/** Says what is allowed before anything is sent. */
function tellConsent(consent: Consent | undefined): void {
  const analytics = consent?.analytics ?? 'denied';
  const advertising = consent?.advertising ?? 'denied';
  command('consent', 'default', {
    analytics_storage: analytics,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  });
}

export const googleAnalytics4: ToolAdapter = {
  ...shared,
  start({ id, consent, loadScript }) {
    tellConsent(consent);
    command('js', new Date());
    // Pages change without a document, so each view is sent by us.
    command('config', id, { send_page_view: false });
    loadScript(`${TAG_MANAGER}/gtag/js?id=${id}`);
    return {
      pageView({ url, title, referrer }) {
        const page = { page_location: url, page_title: title, page_referrer: referrer };
        command('event', 'page_view', { ...page, send_to: id });
      },
    };
  },
};

export const googleTagManager: ToolAdapter = {
  ...shared,
  start({ id, consent, loadScript }) {
    tellConsent(consent);
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${TAG_MANAGER}/gtm.js?id=${id}`);
    return {
      pageView({ url, title, referrer }) {
        const page = { page_location: url, page_title: title, page_referrer: referrer };
        dataLayer().push({ event: 'page_view', ...page });
      },
    };
  },
};
