import { registrationBody } from '#core/accounts/registration/registration.contract.ts';
import type { Consent } from './consent.ts';
import { daysCookie } from '../http/cookie-header.ts';

/** Where a visitor came from, by the names that links carry and the core keeps. */
const NAMES = {
  marketing_source: ['utm_source'],
  marketing_medium: ['utm_medium'],
  marketing_campaign: ['utm_campaign'],
  partner_id: ['partner_id'],
  partner_click_id: ['click_id'],
} as const;

type Fields = Record<string, string>;

/** What the address says of it. What could not be kept is left out: it is nobody's mistake here. */
export const sourceIn = (query: URLSearchParams): Fields =>
  read((_, names) => names.map((name) => query.get(name)).find(Boolean));

function read(find: (field: string, names: readonly string[]) => string | null | undefined) {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, names]) => {
      const value = find(field, names);
      const shape = registrationBody.shape[field as keyof typeof NAMES]; // Its own key.
      return value && shape.safeParse(value).success ? [[field, value]] : [];
    }),
  );
}

/** What is known of where a visitor came from, until it has been told. */
export interface VisitSource {
  readonly fields: Readonly<Fields>;
  /** Takes it away: the account has it now. */
  forget(): void;
  /** The Set-Cookie line of what changed; undefined when nothing did. */
  cookie(): string | undefined;
}

export const SOURCE_COOKIE = 'marketing_source';
/** As long as the code of who sent the visitor. */
const DAYS = 14;

interface Visit {
  query: URLSearchParams;
  kept: string | undefined;
  consent: Consent | undefined;
  secure: boolean;
}

/** Only who agreed to be measured carries it from the page they landed on to the one they join at. */
export function readVisitSource({ query, kept, consent, secure }: Visit): VisitSource {
  const isAgreed = consent?.analytics === 'granted';
  const landed = sourceIn(query);
  const isLanding = Object.keys(landed).length > 0;
  const before = new URLSearchParams(isAgreed ? kept : '');
  const fields = isLanding ? landed : read((field) => before.get(field));
  const write = (value: string, days: number) => daysCookie(SOURCE_COOKIE, value, { days, secure });
  let change =
    isAgreed && isLanding ? write(new URLSearchParams(landed).toString(), DAYS) : undefined;
  // Who takes the agreement back takes this along.
  if (!isAgreed && kept !== undefined) change = write('', 0);
  return {
    fields,
    forget() {
      if (kept !== undefined || change !== undefined) change = write('', 0);
    },
    cookie: () => change,
  };
}
