import type { CustomerActor } from './actors.ts';

async function dataOf<T>(answer: Response): Promise<T> {
  const { data } = (await answer.json()) as { data: T };
  return data;
}

/** Something that a customer of b has asked. */
export async function ticketOf(owner: CustomerActor): Promise<string> {
  const answer = await owner.request('/api/v1/tickets', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'ticket-of-b' },
    body: JSON.stringify({ subject: 'Of b', text: 'Of b' }),
  });
  return String((await dataOf<{ ticket_id: number }>(answer)).ticket_id);
}

/** An answer that staff of b begin with. */
export async function cannedOf(staff: CustomerActor): Promise<string> {
  const answer = await staff.post('/api/v1/staff/tickets/canned-answers', {
    ...{ name: 'Of b', text: 'Of b' },
  });
  const [one] = await dataOf<{ id: number }[]>(answer);
  return String(one?.id);
}
