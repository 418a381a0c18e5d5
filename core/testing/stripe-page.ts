import { formatAmount, microOfCents } from '#core/money/money.ts';
import { savedCard } from './stripe-cards.ts';

interface ShownSession {
  id: string;
  mode: 'payment' | 'setup';
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

interface PageInput {
  method: string | undefined;
  /** Paid by a bank, whose money comes later. */
  isSlow: boolean;
}

/** The page that a session leads to: to pay, by sending its form, or to leave. */
export function answerAsPage({ method, isSlow }: PageInput, session: ShownSession): PageAnswer {
  if (method === 'POST') {
    const isSetup = session.mode === 'setup';
    const end = isSetup ? savedCard(session.id) : { payment_status: isSlow ? 'unpaid' : 'paid' };
    Object.assign(session, { status: 'complete', ...end });
    return { status: 303, headers: { location: session.success_url }, body: '' };
  }
  const amount = formatAmount(microOfCents(session.amount_total));
  const [title, button] =
    session.mode === 'setup' ? ['Save a card', 'Save'] : [`Pay $${amount}`, 'Pay'];
  const body = `<!doctype html>
<html lang="en">
  <title>Checkout</title>
  <h1>${title}</h1>
  <form method="post"><button>${button}</button></form>
  <form method="post" action="?slow"><button>${button} by bank</button></form>
  <a href="${session.cancel_url.replaceAll('&', '&amp;')}">Leave</a>
</html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
