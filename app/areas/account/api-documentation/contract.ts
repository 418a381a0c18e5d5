import { SAYS, type SoldAs } from '#core/resale/api-v2/words.pure.ts';

/** The contract as it is shown: what stands here is in no language. */
export const ACTIONS = [
  {
    name: 'services',
    fields: [''],
    answer: `[
  {
    "service": 107, "name": "Views", "type": "Default", "category": "Video views",
    "rate": "0.90", "min": "100", "max": "100000",
    "refill": true, "cancel": true, "dripfeed": false,
    "desc": "", "average_time": "2 hours 15 minutes"
  }
]`,
  },
  {
    name: 'add',
    fields: ['service, …', 'service, …, request_id'],
    answer: '{ "order": 23501 }',
  },
  {
    name: 'status',
    fields: ['order', 'orders=1,10,100'],
    answer: `{
  "charge": "0.27819", "start_count": "3572", "status": "Partial",
  "remains": "157", "currency": "USD"
}

{
  "1": { "charge": "0.27819", … },
  "10": { "error": "Incorrect order ID" }
}`,
  },
  {
    name: 'refill',
    fields: ['order', 'orders=1,3'],
    answer: `{ "refill": "1" }

[
  { "order": 1, "refill": 1 },
  { "order": 3, "refill": { "error": "Incorrect order ID" } }
]`,
  },
  {
    name: 'refill_status',
    fields: ['refill', 'order', 'refills=1,3'],
    answer: `{ "status": "Completed" }

[
  { "refill": 1, "status": "Completed" },
  { "refill": 3, "status": { "error": "Refill not found" } }
]`,
  },
  {
    name: 'cancel',
    fields: ['orders=9,2', 'order'],
    answer: `[
  { "order": 9, "cancel": { "error": "Incorrect order ID" } },
  { "order": 2, "cancel": 1 }
]`,
  },
  {
    name: 'balance',
    fields: [''],
    answer: '{ "balance": "100.84292", "currency": "USD" }',
  },
] as const;

/** What each type takes beside `service`. */
export const TYPES = {
  Default: 'link, quantity, runs?, interval?',
  Package: 'link',
  'Custom Comments': 'link, comments',
  'Custom Comments Package': 'link, comments',
  SEO: 'link, keywords, quantity',
} as const satisfies Record<SoldAs, string>;

export const STATUSES = [
  { key: 'pending', word: 'Pending' },
  { key: 'processing', word: 'Processing' },
  { key: 'in_progress', word: 'In progress' },
  { key: 'completed', word: 'Completed' },
  { key: 'partial', word: 'Partial' },
  { key: 'canceled', word: 'Canceled' },
] as const;

export const ERRORS = [
  SAYS.key,
  SAYS.request,
  SAYS.service,
  SAYS.link,
  SAYS.least('N'),
  SAYS.most('N'),
  SAYS.funds,
  SAYS.running,
  SAYS.order,
  SAYS.refillDisabled,
  SAYS.notCompleted,
  SAYS.refillTooSoon,
  SAYS.refill,
  SAYS.suspended,
];
