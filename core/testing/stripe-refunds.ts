import type { StandInAnswer } from './stripe-cards.ts';

export interface StandInRefund {
  id: string;
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
}

interface AskedInput {
  method: string;
  path: readonly string[];
  query: URLSearchParams;
  form: URLSearchParams;
  key: string;
}

export interface RefundsStandIn {
  /** In the order in which they were made. */
  refunds: StandInRefund[];
  /** What it does next instead of answering: refuses, or refunds and says nothing. */
  next: 'refuse' | 'say nothing' | undefined;
  /** Undefined for what concerns no refund. */
  answer(asked: AskedInput): StandInAnswer | undefined;
}

/** Refunds at Stripe. */
export function createRefundsStandIn(): RefundsStandIn {
  const byKey = new Map<string, StandInRefund>();
  const standIn: RefundsStandIn = {
    refunds: [],
    next: undefined,
    answer({ method, path: [resource], query, form, key }) {
      const of = (intent: string | null) =>
        standIn.refunds.filter(({ payment_intent: own }) => own === intent);
      if (resource !== 'refunds') return undefined;
      if (method === 'GET') {
        const data = of(query.get('payment_intent')).toReversed();
        return { status: 200, body: { object: 'list', data, has_more: false } };
      }
      const mood = standIn.next;
      standIn.next = undefined;
      if (mood === 'refuse') return refusal('The charge has been refunded already.');
      const refund = byKey.get(key) ?? refundOf(form, standIn.refunds.length + 1);
      if (!byKey.has(key)) standIn.refunds.push(refund);
      byKey.set(key, refund);
      return mood === 'say nothing' ? { status: 0, body: {} } : { status: 200, body: refund };
    },
  };
  return standIn;
}

const refundOf = (form: URLSearchParams, number: number): StandInRefund => ({
  id: `re_${number}`,
  payment_intent: form.get('payment_intent') ?? '',
  amount: Number(form.get('amount')),
  metadata: { own_reference: form.get('metadata[own_reference]') ?? '' },
  status: 'succeeded',
});

const refusal = (message: string): StandInAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});
