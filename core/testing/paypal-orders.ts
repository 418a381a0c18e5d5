import type { ProviderReply, ProviderRequest } from './provider-server.ts';

interface Money {
  currency_code: string;
  value: string;
}

export interface StandInCapture {
  id: string;
  status: string;
  amount: Money;
  custom_id: string | undefined;
}

export interface StandInRefund {
  id: string;
  status: string;
  amount: Money;
  custom_id?: string | undefined;
}

export interface StandInOrder {
  id: string;
  status: string;
  intent: string;
  purchase_units: {
    amount: Money;
    custom_id: string;
    payments?: { captures: StandInCapture[]; refunds: StandInRefund[] };
  }[];
  payment_source?: { paypal: { experience_context: Record<string, string> } };
  links: { rel: string; href: string }[];
}

/** What it does next: nothing but breaking off, all but the answer, or an answer of no use. */
export type PaypalMood = 'break off' | 'do and break off' | 'fail' | 'nonsense' | 'refuse';

export interface OrdersStandIn {
  /** In the order in which they were made. */
  made: StandInOrder[];
  /** For as many calls as there are. */
  moods: PaypalMood[];
  /** What becomes of the next captures; `INSTRUMENT_DECLINED` leaves the order as it is. */
  captured: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'INSTRUMENT_DECLINED';
  newest(): StandInOrder;
  captureOf(order: StandInOrder): StandInCapture;
  takeMood(when: 'before' | 'after'): ProviderReply | undefined;
  answer(request: ProviderRequest): ProviderReply;
}

/** Orders, captures and refunds at PayPal. */
export function createOrdersStandIn(): OrdersStandIn {
  const byKey = new Map<string, StandInOrder | StandInRefund>();
  let count = 0;
  const nextId = (kind: string) => `${kind}${String((count += 1)).padStart(10, '0')}`;

  const standIn: OrdersStandIn = {
    ...{ made: [], moods: [], captured: 'COMPLETED' },
    newest() {
      const order = standIn.made.at(-1);
      if (!order) throw new Error('An order was made');
      return order;
    },
    captureOf({ purchase_units: [unit] }) {
      const capture = unit?.payments?.captures[0];
      if (!capture) throw new Error('It was captured');
      return capture;
    },
    takeMood(when) {
      const [mood] = standIn.moods;
      if (!mood || (mood === 'do and break off') !== (when === 'after')) return undefined;
      standIn.moods.shift();
      return replyOf(mood);
    },
    answer(request) {
      const reply = answer(request);
      return (request.method === 'POST' ? standIn.takeMood('after') : undefined) ?? reply;
    },
  };

  function answer({ method, path, text, headers }: ProviderRequest): ProviderReply {
    const [, , kind, sort, id, verb] = path.split('/');
    const key = String(headers['paypal-request-id']);
    if (kind === 'payments') return answerCapture({ id, verb, text, key });
    if (sort !== 'orders') return paypalRefusal(404, 'NOT_FOUND');
    if (id === undefined) return answerOrder(text, key);
    const order = standIn.made.find((each) => each.id === id);
    if (!order) return paypalRefusal(404, 'INVALID_RESOURCE_ID');
    if (verb === 'capture') return capture(order);
    if (method === 'PATCH') return change(order, text);
    return { status: 200, body: order };
  }

  function answerOrder(text: string, key: string): ProviderReply {
    const known = byKey.get(key);
    if (known) return { status: 200, body: known };
    const id = nextId('ORDER');
    const asked = JSON.parse(text) as Omit<StandInOrder, 'id' | 'status' | 'links'>; // A test's.
    const href = `https://www.sandbox.paypal.com/checkoutnow?token=${id}`;
    const links = [{ rel: 'payer-action', href }];
    const order = { ...asked, id, status: 'PAYER_ACTION_REQUIRED', links };
    byKey.set(key, order);
    standIn.made.push(order);
    return { status: 200, body: order };
  }

  function capture(order: StandInOrder): ProviderReply {
    const [unit] = order.purchase_units;
    if (order.status === 'COMPLETED') return paypalRefusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED' || !unit) return paypalRefusal(422, 'ORDER_NOT_APPROVED');
    const { captured: status } = standIn;
    if (status === 'INSTRUMENT_DECLINED') return paypalRefusal(422, status);
    const { amount, custom_id } = unit;
    const captures = [{ id: nextId('CAPTURE'), status, amount, custom_id }];
    unit.payments = { captures, refunds: [] };
    order.status = 'COMPLETED';
    return { status: 201, body: order };
  }

  function change(order: StandInOrder, text: string): ProviderReply {
    if (order.status === 'COMPLETED') return paypalRefusal(422, 'ORDER_ALREADY_COMPLETED');
    const [asked] = JSON.parse(text) as { path: string; value: string }[]; // A test's.
    const [unit] = order.purchase_units;
    if (asked?.path !== "/purchase_units/@reference_id=='default'/custom_id" || !unit) {
      return paypalRefusal(422, 'NOT_PATCHABLE');
    }
    unit.custom_id = asked.value;
    return { status: 204 };
  }

  interface OfCapture {
    id: string | undefined;
    verb: string | undefined;
    text: string;
    key: string;
  }

  function answerCapture({ id, verb, text, key }: OfCapture): ProviderReply {
    const units = standIn.made.flatMap(({ purchase_units }) => purchase_units);
    const payments = units.find((unit) => unit.payments?.captures[0]?.id === id)?.payments;
    const captured = payments?.captures[0];
    if (!payments || !captured) return paypalRefusal(404, 'RESOURCE_NOT_FOUND');
    if (verb !== 'refund') return { status: 200, body: captured };
    const asked = JSON.parse(text) as Pick<StandInRefund, 'amount' | 'custom_id'>; // A test's.
    const cents = (amounts: readonly { amount: Money }[]) =>
      amounts.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
    const known = byKey.get(key);
    if (!known && cents([...payments.refunds, asked]) > cents([captured])) {
      return paypalRefusal(422, 'REFUND_AMOUNT_EXCEEDED', 'More than what is left.');
    }
    const refund = known ?? { id: nextId('REFUND'), status: 'COMPLETED', ...asked };
    if (!known) payments.refunds.push(refund as StandInRefund); // It was made here.
    byKey.set(key, refund);
    const value = (cents(payments.refunds) / 100).toFixed(2);
    const total_refunded_amount = { currency_code: 'USD', value };
    return {
      status: 201,
      body: { ...refund, seller_payable_breakdown: { total_refunded_amount } },
    };
  }

  return standIn;
}

function replyOf(mood: PaypalMood): ProviderReply {
  switch (mood) {
    case 'break off':
    case 'do and break off':
      return { status: 0 };
    case 'fail':
      return { status: 503, body: 'Service Unavailable' };
    case 'nonsense':
      return { status: 200, body: '<html>' };
    case 'refuse':
      return paypalRefusal(422, 'PAYEE_ACCOUNT_RESTRICTED', 'The account is restricted.');
  }
}

export const paypalRefusal = (
  status: number,
  issue: string,
  description = issue,
): ProviderReply => ({
  status,
  body: { name: 'REFUSED', message: 'It was refused.', details: [{ issue, description }] },
});
