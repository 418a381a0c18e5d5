import type { AppLoadContext } from '@remix-run/node';
import type { OrderWidget } from '#core/growth/order-widgets/order-widget.contract.ts';
import { escapeMarkup } from '#app/lib/content/escape-markup.ts';
import { localizedPath, PANEL_BASE } from '#app/lib/i18n/languages.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { LANGUAGE_NAMES, isLanguage } from '#locales/languages.ts';

const THEMES = ['light', 'dark'] as const;

/** The code for a partner's page as it is chosen, and the address that it shows. */
export function embedOf(context: AppLoadContext, widget: OrderWidget, query: URLSearchParams) {
  const { instance, origin, locale } = context;
  const { languages, currencies, darkModeAvailable, panelName } = instance.settings;
  const offered = {
    themes: darkModeAvailable ? THEMES : [],
    locales: languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    currencies: currencies.length > 1 ? currencies.map(({ code }) => String(code)) : [],
  };
  const asked = query.get('language') ?? '';
  const choice = {
    theme: offered.themes.find((one) => one === query.get('theme')) ?? '',
    locale: isLanguage(asked) && languages.includes(asked) ? asked : '',
    currency: offered.currencies.find((one) => one === query.get('currency')) ?? '',
  };
  const t = textsOf(locale).getFixedT(locale, 'widget');
  const { api_token: token } = widget;
  const attributes = { token, ...choice, title: t('embed.title', { name: panelName }) };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
  const language = isLanguage(choice.locale) ? choice.locale : context.language;
  const link = origin + localizedPath(language, pagePath('orders/create', {}, { widget: token }));
  // As on a site in the language of whoever looks at it.
  const shown = { ...choice, locale: language };
  const chosen = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ''));
  const words = escapeMarkup(t('embed.link', { name: panelName }));
  return {
    offered,
    choice,
    code:
      `<script async src="${origin}/widget.js"${written.join('')}></script>\n` +
      `<noscript><a href="${link}">${words}</a></noscript>`,
    link,
    preview: `${PANEL_BASE}/widget/${token}?${chosen}`,
  };
}

export type Embed = ReturnType<typeof embedOf>;
