import { formatAmount, microOfCents } from '#core/money.ts';

interface ShownSession {
  status: string;
  payment_status: string;
  amount_total: number;
  success_url: string;
  cancel_url: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The page that a session leads to: to pay, by sending its form, or to leave. */
export function answerAsPage(method: string | undefined, session: ShownSession): PageAnswer {
  if (method === 'POST') {
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    return { status: 303, headers: { location: session.success_url }, body: '' };
  }
  const amount = formatAmount(microOfCents(session.amount_total));
  const body = `<!doctype html>
<html lang="en">
  <title>Checkout</title>
  <h1>Pay $${amount}</h1>
  <form method="post"><button>Pay</button></form>
  <a href="${session.cancel_url.replaceAll('&', '&amp;')}">Leave</a>
</html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
