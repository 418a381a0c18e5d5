import type { ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { KINDS, ruleOf } from '#core/catalogue/services/target-kinds.pure.ts';
import { TRADE_TYPES } from '#core/catalogue/services/trade-types.pure.ts';
import { SAYS } from './words.pure.ts';

/** The contract of the trade as data: the description and the documentation are made of it. */

export type ActionName =
  | 'services'
  | 'add'
  | 'status'
  | 'refill'
  | 'refill_status'
  | 'cancel'
  | 'balance';

interface ActionField {
  name: string;
  /** `either` where one of those that are marked so is needed. */
  needed: 'always' | 'either' | 'by type' | 'never';
}

export interface Action {
  name: ActionName;
  scope: ApiScope;
  fields: readonly ActionField[];
  /** What an example sends besides `key` and `action`. */
  example: Readonly<Record<string, string>>;
  /** For one and, where there is such a call, for several. */
  answers: readonly string[];
  refuses: readonly string[];
}

const either = (...names: string[]): ActionField[] =>
  names.map((name) => ({ name, needed: 'either' }));

/** A type of which no service is: it orders one of the others for each post of a channel. */
export const SUBSCRIPTIONS_TYPE = 'Subscriptions';

/** Minutes that such an order can wait after its post was found. */
export const DELAYS: ReadonlySet<number> = new Set([
  ...[0, 5, 10, 15, 20, 30, 40, 50, 60, 90, 120, 150, 180, 210, 240, 270, 300],
  ...[360, 420, 480, 540, 600],
]);
/** As many as the list of a channel has. */
export const MOST_OLD_POSTS = 15;

/** The fields of the types, of what is written beside the link. */
const WRITTEN = [...new Set(KINDS.map((kind) => ruleOf(kind).field))];

/** What every call may be refused with. */
export const REFUSED_ALWAYS: readonly string[] = [SAYS.key, SAYS.request, SAYS.suspended];

const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const ACTIONS: readonly Action[] = [
  {
    name: 'services',
    scope: 'read',
    fields: [],
    example: {},
    answers: [
      `[
  {
    "service": 107,
    "name": "Views",
    "type": "Default",
    "category": "Video views",
    "rate": "0.90",
    "min": "100",
    "max": "100000",
    "refill": true,
    "cancel": true,
    "dripfeed": false,
    "desc": "",
    "average_time": "2 hours 15 minutes"
  }
]`,
    ],
    refuses: [],
  },
  {
    name: 'add',
    scope: 'order',
    fields: [
      { name: 'service', needed: 'always' },
      { name: 'link', needed: 'by type' },
      { name: 'quantity', needed: 'by type' },
      ...WRITTEN.map((name): ActionField => ({ name, needed: 'by type' })),
      ...['min', 'max', 'delay'].map((name): ActionField => ({ name, needed: 'by type' })),
      ...['posts', 'old_posts', 'expiry'].map((name): ActionField => ({ name, needed: 'never' })),
      { name: 'runs', needed: 'never' },
      { name: 'interval', needed: 'never' },
      { name: 'request_id', needed: 'never' },
    ],
    example: { service: '107', link: LINK, quantity: '1000', request_id: 'order-1' },
    answers: ['{ "order": 23501 }'],
    refuses: [
      ...[SAYS.service, SAYS.link, SAYS.least('N'), SAYS.most('N'), SAYS.funds],
      SAYS.running,
    ],
  },
  {
    name: 'status',
    scope: 'read',
    fields: either('order', 'orders'),
    example: { order: '23501' },
    answers: [
      `{
  "charge": "0.27819",
  "start_count": "3572",
  "status": "Partial",
  "remains": "157",
  "currency": "USD"
}`,
      `{
  "1": { "charge": "0.27819", "start_count": "3572", "status": "Partial", "remains": "157", "currency": "USD" },
  "10": { "error": "Incorrect order ID" }
}`,
    ],
    refuses: [SAYS.order],
  },
  {
    name: 'refill',
    scope: 'manage',
    fields: either('order', 'orders'),
    example: { order: '23501' },
    answers: [
      '{ "refill": "1" }',
      `[
  { "order": 1, "refill": 1 },
  { "order": 3, "refill": { "error": "Incorrect order ID" } }
]`,
    ],
    refuses: [SAYS.order, SAYS.refillDisabled, SAYS.notCompleted, SAYS.refillTooSoon],
  },
  {
    name: 'refill_status',
    scope: 'read',
    fields: either('refill', 'refills', 'order'),
    example: { refill: '1' },
    answers: [
      '{ "status": "Completed" }',
      `[
  { "refill": 1, "status": "Completed" },
  { "refill": 3, "status": { "error": "Refill not found" } }
]`,
    ],
    refuses: [SAYS.refill, SAYS.order],
  },
  {
    name: 'cancel',
    scope: 'manage',
    fields: either('orders', 'order'),
    example: { orders: '9,2' },
    answers: [
      `[
  { "order": 9, "cancel": { "error": "Incorrect order ID" } },
  { "order": 2, "cancel": 1 }
]`,
    ],
    refuses: [],
  },
  {
    name: 'balance',
    scope: 'read',
    fields: [],
    example: {},
    answers: ['{ "balance": "100.84292", "currency": "USD" }'],
    refuses: [],
  },
];

/** What each type of the contract takes beside `service`, with a question mark where it may be left out. */
const FIELDS_OF_TYPE = {
  Default: 'link quantity runs? interval?',
  Package: 'link',
  'Custom Comments': 'link comments',
  'Custom Comments Package': 'link comments',
  Mentions: 'link quantity usernames',
  'Mentions with Hashtags': 'link quantity usernames hashtags',
  'Mentions Custom List': 'link usernames',
  'Mentions Hashtag': 'link quantity hashtag',
  'Mentions User Followers': 'link quantity username',
  'Mentions Media Likers': 'link quantity media',
  'Comment Likes': 'link quantity username',
  Poll: 'link quantity answer_number',
  'Invites from Groups': 'link quantity groups',
  Subscriptions: 'username min max posts? old_posts? delay expiry?',
  SEO: 'link keywords quantity',
  'Web Traffic':
    'link quantity runs? interval? country device type_of_traffic google_keyword? referring_url?',
} as const;

/** What an example says for a field, of those that types have. */
const SAID: Readonly<Record<string, string>> = {
  ...{ link: LINK, quantity: '1000', comments: 'Lovely colours\nWhere is this?' },
  ...{ usernames: 'ada\nbob', hashtags: '#boats\n#ships', hashtag: '#boats', username: 'ada' },
  ...{ media: LINK, answer_number: '2', groups: 'https://t.me/boats', keywords: 'boats\nships' },
  ...{ country: 'US', device: '5', type_of_traffic: '1', google_keyword: 'boats' },
  ...{ min: '100', max: '500', delay: '30', posts: '10' },
};

/** A call for a type; what may be left out is, but for what its own words ask for. */
const exampleOf = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ['service', ...fields].flatMap((field) => {
      const name = field.replace('?', '');
      const text = name === 'service' ? '107' : SAID[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );

export const TYPES = Object.entries(FIELDS_OF_TYPE).map(([name, fields]) => ({
  name,
  fields: fields.split(' '),
  example: exampleOf(fields.split(' ')),
  /** Services of the other types are neither listed nor sold. */
  isSold: name === SUBSCRIPTIONS_TYPE || TRADE_TYPES.some((type) => type.name === name),
}));

/** Integers of the calls; everything else is text. */
export const INTEGER_FIELDS: ReadonlySet<string> = new Set([
  ...['service', 'quantity', 'runs', 'interval', 'order', 'refill'],
  ...['answer_number', 'device', 'type_of_traffic', 'min', 'max', 'posts', 'old_posts', 'delay'],
]);

export const STATUS_WORDS = [
  { key: 'pending', word: 'Pending' },
  { key: 'processing', word: 'Processing' },
  { key: 'in_progress', word: 'In progress' },
  { key: 'completed', word: 'Completed' },
  { key: 'partial', word: 'Partial' },
  { key: 'canceled', word: 'Canceled' },
] as const;

/** Every text that an error can have. */
export const ERROR_WORDS = [
  { key: 'key', text: SAYS.key },
  { key: 'request', text: SAYS.request },
  { key: 'service', text: SAYS.service },
  { key: 'link', text: SAYS.link },
  { key: 'least', text: SAYS.least('N') },
  { key: 'most', text: SAYS.most('N') },
  { key: 'funds', text: SAYS.funds },
  { key: 'running', text: SAYS.running },
  { key: 'order', text: SAYS.order },
  { key: 'refillDisabled', text: SAYS.refillDisabled },
  { key: 'notCompleted', text: SAYS.notCompleted },
  { key: 'refillTooSoon', text: SAYS.refillTooSoon },
  { key: 'refill', text: SAYS.refill },
  { key: 'suspended', text: SAYS.suspended },
  { key: 'tooMany', text: SAYS.tooMany },
] as const;
