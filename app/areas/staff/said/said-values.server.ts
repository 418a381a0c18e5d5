import type { AuditEntry } from '#core/back-office/audit/audit-list.contract.ts';
import type { ReadDetails } from '#core/back-office/audit/read-details.pure.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import { numbersIn, type Numbers } from '#app/lib/i18n/numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { codeWordsIn, type CodeKind } from './code-words.server.ts';

/** A moment is written where it is read, in the time zone of its reader; a thing leads to its page. */
export type SaidValue = string | { at: string } | { text: string; to: string };

/** What an entry says of what happened, in words. */
export interface Told {
  facts: { name: string; value: SaidValue }[];
  changes: { name: string; before: SaidValue | null; after: SaidValue | null }[];
}

type Kind = CodeKind | 'money' | 'count' | 'percent' | 'moment';
type Kinds = Readonly<Record<string, Kind>>;

/** What was before and after has no name of its own. */
const CHANGE = '';

/** What facts are, whatever has happened; one that is not here is a name, a number of ours, a text. */
const OF_ALL: Kinds = {
  ...{ amount: 'money', received_amount: 'money', low_balance: 'money' },
  ...{ addition: 'money', round_to: 'money', least_margin: 'money', percent: 'percent' },
  ...{ count: 'count', delivered: 'count', start_quantity: 'count', switched_off: 'count' },
  ...{ added: 'count', changed: 'count', missing: 'count', unchanged: 'count', refused: 'count' },
  ...{ at: 'moment', until: 'moment' },
  ...{ step: 'step', steps: 'step', scopes: 'scope', purpose: 'purpose', to: 'assignee' },
  ...{ permissions: 'permission', roles: 'role', audience: 'audience', level: 'level' },
};

/** What they are of one kind of entries, by its noun or by all of its name. */
const OF_ENTRIES: Readonly<Record<string, Kinds>> = {
  order: { [CHANGE]: 'orderStatus' },
  orders: { [CHANGE]: 'bulkState', kind: 'bulkKind' },
  payment: { [CHANGE]: 'invoiceStatus' },
  withdrawal: { [CHANGE]: 'withdrawalStatus' },
  payout: { [CHANGE]: 'payoutState' },
  identity: { [CHANGE]: 'checkStatus' },
  report: { [CHANGE]: 'reportStatus' },
  mail: { [CHANGE]: 'mailState' },
  job: { [CHANGE]: 'jobState' },
  balance: { [CHANGE]: 'money' },
  role: { [CHANGE]: 'permission' },
  team: { [CHANGE]: 'role' },
  webhook: { [CHANGE]: 'endpoint' },
  social: { provider: 'social' },
  publication: { status: 'scheduleStatus' },
  revision: { source: 'revisionSource' },
  provider: { services: 'count' },
  catalogue: {
    ...{ [CHANGE]: 'money', cost: 'money', price: 'money' },
    ...{ per: 'count', min: 'count', max: 'count', step: 'count', guarantee: 'count' },
  },
  'account.opened_by_social': { provider: 'social' },
  'customer.frozen': { [CHANGE]: 'account' },
  'customer.unfrozen': { [CHANGE]: 'account' },
  'customer.referral_decided': { [CHANGE]: 'referralDecision' },
  'customer.referral_share_set': { [CHANGE]: 'percent' },
  'session.ended': { reason: 'sessionEnd' },
};

/** The pages of what entries are about, and who may open them. */
const THINGS = {
  order: ['staff/orders/:id', 'orders.deliver'],
  invoice: ['staff/payments/:id', 'payments.moderate'],
  withdrawal: ['staff/withdrawals/:id', 'payments.moderate'],
  check: ['staff/identity/:id', 'identity.check'],
  bulk: ['staff/bulk/:id', 'orders.bulk'],
  service: ['staff/services/:id', 'catalogue.edit'],
  ticket: ['staff/support/:id', 'orders.deliver'],
  mail: ['staff/mails/:id', 'mails.manage'],
  report: ['staff/reports/:id', 'reports.decide'],
  review: ['staff/reviews/:id', 'reviews.moderate'],
} as const satisfies Record<string, readonly [path: string, permission: Permission]>;

function placeOf(name: string, id: string, permissions: readonly string[]): string | undefined {
  if (!Object.hasOwn(THINGS, name) || !/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const [path, permission] = THINGS[name as keyof typeof THINGS]; // As was just looked.
  return permissions.includes(permission) ? pagePath(path, { id }) : undefined;
}

const ownOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

function kindOf(action: string, name: string): Kind | undefined {
  const [noun = ''] = action.split('.');
  const places = [ownOf(OF_ENTRIES, action), ownOf(OF_ENTRIES, noun), OF_ALL];
  return places.map((kinds) => kinds && ownOf(kinds, name)).find((kind) => kind !== undefined);
}

/** In which language an entry is read, and by somebody who may do what. */
export interface Reader {
  locale: string;
  permissions: readonly string[];
}

/** Each value of an entry as its reader writes and calls it; what has no word stays as it is. */
export function tellingIn({
  locale,
  permissions,
}: Reader): (entry: ReadDetails & { action: string }) => Told {
  const words = codeWordsIn(locale);
  const numbers = numbersIn(numberStyle(locale));
  return ({ action, facts, changes }) => {
    const said = (name: string, value: string): SaidValue => {
      const to = placeOf(name, value, permissions);
      if (to !== undefined) return { text: value, to };
      return valueIn({ words, numbers }, kindOf(action, name), value);
    };
    const side = (name: string, value: string | null) => value && said(name, value);
    return {
      facts: facts.map(({ name, value }) => ({ name, value: said(name, value) })),
      changes: changes.map(({ name, before, after }) => ({
        ...{ name, before: side(name, before), after: side(name, after) },
      })),
    };
  };
}

/** The same of entries with all else that they have. */
export function toldIn<Entry extends AuditEntry>(reader: Reader, entries: readonly Entry[]) {
  const tell = tellingIn(reader);
  return entries.map((entry) => ({ ...entry, ...tell(entry) }));
}

interface Language {
  words: ReturnType<typeof codeWordsIn>;
  numbers: Numbers;
}

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,6})?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function valueIn({ words, numbers }: Language, kind: Kind | undefined, value: string): SaidValue {
  switch (kind) {
    case undefined:
      return value;
    case 'moment':
      return MOMENT.test(value) ? { at: value } : value;
    case 'money':
      return eachOf(value, (one) => signed(one, numbers.dollars));
    case 'count':
      return signed(value, (one) => numbers.count(Number(one)));
    case 'percent':
      return signed(value, (one) => numbers.percent(Number(one) / 100));
    default:
      return eachOf(value, (one) => words[kind].wordOf(one) ?? one);
  }
}

/** Several are kept in one text, with spaces or, as roles whose names have some, with commas. */
function eachOf(value: string, say: (one: string) => string): string {
  const parts = value.split(value.includes(', ') ? ', ' : ' ');
  const said = parts.map(say);
  return said.every((word, at) => word === parts[at]) ? value : said.join(', ');
}

/** A sum that was added keeps its sign; what is no number stays as it is. */
function signed(value: string, say: (number: string) => string): string {
  if (!NUMBER.test(value)) return value;
  return value.startsWith('+') ? `+${say(value.slice(1))}` : say(value);
}
