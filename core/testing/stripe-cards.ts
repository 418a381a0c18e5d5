/** What a card does at the stand-in; its name says it. */
export type StandInCard =
  | 'pm_accept'
  | 'pm_decline'
  | 'pm_poor'
  | 'pm_expired'
  | 'pm_confirm'
  | 'pm_silence';

export interface StandInIntent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_action' | 'requires_payment_method';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  metadata: Record<string, string>;
  next_action: { type: string; redirect_to_url: { url: string } } | null;
  last_payment_error: { code: string; decline_code?: string } | null;
}

export interface StandInAnswer {
  /** Zero says nothing. */
  status: number;
  body: object;
}

interface FindInput {
  method: string;
  /** Behind the version: `payment_intents/pi_1/confirm`. */
  path: string[];
  query: URLSearchParams;
  form: URLSearchParams;
  key: string;
}

export interface CardsStandIn {
  /** In the order in which they were made. */
  intents: StandInIntent[];
  /** What was detached or deleted, as it stands in the address. */
  removed: string[];
  /** Undefined for what is not about cards. */
  answer(asked: FindInput): StandInAnswer | undefined;
}

const ERRORS: Partial<Record<string, { code: string; decline_code?: string }>> = {
  pm_decline: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_poor: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_expired: { code: 'expired_card' },
};

/** What a session has once a card was saved on its page; the number of both comes from it. */
export function savedCard(sessionId: string, card: StandInCard = 'pm_accept') {
  const face = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2034 };
  return {
    customer: `cus_of_${sessionId}`,
    setup_intent: {
      status: 'succeeded',
      payment_method: { id: `${card}-${sessionId}`, card: face },
    },
  };
}

/** The part of the stand-in that charges saved cards. */
export function createCardsStandIn(): CardsStandIn {
  const byKey = new Map<string, StandInAnswer>();
  const standIn: CardsStandIn = {
    intents: [],
    removed: [],
    answer(asked) {
      const { method, path, key } = asked;
      const [resource, id] = path;
      const isRemoval = method === 'DELETE' || path[2] === 'detach';
      if (isRemoval && id !== undefined) return remove(standIn, id);
      if (resource !== 'payment_intents') return undefined;
      if (method === 'GET') return find(standIn, asked);
      const kept = byKey.get(key);
      if (kept) return kept;
      const made = id === undefined ? create(standIn, asked) : confirm(standIn, id);
      byKey.set(key, made);
      return made;
    },
  };
  return standIn;
}

function remove({ removed }: CardsStandIn, id: string): StandInAnswer {
  if (removed.includes(id)) {
    return { status: 404, body: { error: { type: 'invalid_request_error', message: 'Gone.' } } };
  }
  removed.push(id);
  return { status: 200, body: { id, deleted: true } };
}

function find({ intents }: CardsStandIn, { path: [, id], query }: FindInput): StandInAnswer {
  const found = intents.find((intent) => intent.id === id);
  const own = intents.filter(({ customer }) => customer === query.get('customer'));
  const list = { object: 'list', data: own.toReversed(), has_more: false };
  return { status: 200, body: found ?? list };
}

function create({ intents }: CardsStandIn, { form }: FindInput): StandInAnswer {
  const [card = ''] = (form.get('payment_method') ?? '').split('-');
  const isOffSession = form.get('off_session') === 'true';
  const amount = Number(form.get('amount'));
  const wantsCustomer = card === 'pm_confirm';
  const error =
    ERRORS[card] ?? (wantsCustomer && isOffSession ? { code: 'authentication_required' } : null);
  const isPaid = error === null && !wantsCustomer;
  const intent: StandInIntent = {
    id: `pi_${intents.length + 1}`,
    object: 'payment_intent',
    status: isPaid ? 'succeeded' : error ? 'requires_payment_method' : 'requires_action',
    amount,
    amount_received: isPaid ? amount : 0,
    currency: form.get('currency') ?? '',
    customer: form.get('customer') ?? '',
    metadata: {
      own_reference: form.get('metadata[own_reference]') ?? '',
      instance: form.get('metadata[instance]') ?? '',
      saved_card: form.get('metadata[saved_card]') ?? '',
    },
    next_action: null,
    last_payment_error: error,
  };
  intents.push(intent);
  if (card === 'pm_silence') return { status: 0, body: {} };
  if (!error) return { status: 200, body: wantsCustomer ? lead(intent) : intent };
  const said = { type: 'card_error', message: 'The card was refused.', payment_intent: intent };
  return { status: 402, body: { error: { ...said, ...error } } };
}

function confirm({ intents }: CardsStandIn, id: string): StandInAnswer {
  const intent = intents.find((one) => one.id === id);
  if (!intent) throw new Error(`There is no ${id} to confirm`);
  return { status: 200, body: lead(intent) };
}

function lead(intent: StandInIntent): StandInIntent {
  const url = `https://hooks.stripe.com/redirect/authenticate/${intent.id}`;
  return Object.assign(intent, {
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
  });
}
