import { trackingId } from '#core/accounts/customers/customer.contract.ts';
import type { Consent } from './consent.ts';

/** The cookies of counters that the contract knows, and the id within each. */
const COUNTERS = {
  google_analytics4_client_id: /(?:^|; *)_ga=GA\d\.\d\.(\d+\.\d+)(?:;|$)/,
  yandex_metrika_client_id: /(?:^|; *)_ym_uid=(\d+)(?:;|$)/,
} as const;

/** As whom the counters know the visitor, where they may count. */
export function counterIds(
  consent: Consent | undefined,
  cookies: string | null,
): Record<string, string> {
  if (consent?.analytics !== 'granted') return {};
  return Object.fromEntries(
    Object.entries(COUNTERS).flatMap(([field, form]) => {
      const [, id = ''] = form.exec(cookies ?? '') ?? [];
      return id && trackingId.safeParse(id).success ? [[field, id]] : [];
    }),
  );
}
