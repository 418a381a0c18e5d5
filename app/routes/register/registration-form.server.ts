import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { registrationBody } from '#core/accounts/registration/registration.contract.ts';

const AGREED = {
  /** The owner has terms, so that nobody registers without them. */
  asked: registrationBody.extend({
    terms_accepted: z.literal(true),
    redirect: z.string().optional(),
  }),
  none: registrationBody.extend({ redirect: z.string().optional() }),
};

/** What registering asks for at this instance. */
export function registrationForm({ instance }: AppLoadContext): typeof AGREED.none {
  // Who has agreed has sent a boolean, too.
  return (instance.settings.termsUrl ? AGREED.asked : AGREED.none) as typeof AGREED.none;
}

/** Where a visitor came from, by the names that links carry and the core keeps. */
const ORIGINS = {
  affiliate_code: ['affiliate_code', 'ref'],
  marketing_source: ['utm_source'],
  marketing_medium: ['utm_medium'],
  marketing_campaign: ['utm_campaign'],
  partner_id: ['partner_id'],
  partner_click_id: ['click_id'],
} as const;

/** What the address says of it. What could not be kept is left out: it is nobody's mistake here. */
export function originOf(query: URLSearchParams): Record<string, string> {
  const shape = registrationBody.shape;
  return Object.fromEntries(
    Object.entries(ORIGINS).flatMap(([field, names]) => {
      const value = names.map((name) => query.get(name)).find(Boolean);
      const { success } = shape[field as keyof typeof ORIGINS].safeParse(value); // Its own key.
      return value && success ? [[field, value]] : [];
    }),
  );
}

/** The cookies of counters that the contract knows, and the id within each. */
const COUNTERS = {
  google_analytics4_client_id: /(?:^|; *)_ga=GA\d\.\d\.(\d+\.\d+)(?:;|$)/,
  yandex_metrika_client_id: /(?:^|; *)_ym_uid=(\d+)(?:;|$)/,
} as const;

/** As whom the counters know the visitor, where they may count. */
export function counterIds(
  { consent }: Pick<AppLoadContext, 'consent'>,
  cookies: string | null,
): Record<string, string> {
  if (consent?.analytics !== 'granted') return {};
  return Object.fromEntries(
    Object.entries(COUNTERS).flatMap(([field, form]) => {
      const [, id = ''] = form.exec(cookies ?? '') ?? [];
      const { success } = registrationBody.shape.yandex_metrika_client_id.safeParse(id);
      return id && success ? [[field, id]] : [];
    }),
  );
}
