import type { CustomerActor } from './actors.ts';

async function dataOf<T>(answer: Response): Promise<T> {
  const { data } = (await answer.json()) as { data: T };
  return data;
}

/** The smallest PDF. */
const FILE = `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\nstartxref\n9\n%%EOF\n`;

/** Something that a customer of b has asked, with a file. */
export async function ticketOf(owner: CustomerActor): Promise<Record<string, string>> {
  const content = Buffer.from(FILE).toString('base64');
  const uploaded = await owner.post('/api/v1/ticket-attachments', { name: 'b.pdf', content });
  const { filename } = await dataOf<{ filename: string }>(uploaded);
  const answer = await owner.request('/api/v1/tickets', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'ticket-of-b' },
    body: JSON.stringify({ subject: 'Of b', text: 'Of b', attachments: [filename] }),
  });
  const { ticket_id: id } = await dataOf<{ ticket_id: number }>(answer);
  return { ticketId: String(id), attachment: filename };
}

/** What staff of b tell their customers. */
export async function announcementOf(staff: CustomerActor): Promise<string> {
  const said = { title: { en: 'Of b' }, text: { en: 'Of b' } };
  const answer = await staff.post('/api/v1/staff/announcements', said);
  const [one] = await dataOf<{ id: number }[]>(answer);
  return String(one?.id);
}

/** An answer that staff of b begin with. */
export async function cannedOf(staff: CustomerActor): Promise<string> {
  const answer = await staff.post('/api/v1/staff/tickets/canned-answers', {
    ...{ name: 'Of b', text: 'Of b' },
  });
  const [one] = await dataOf<{ id: number }[]>(answer);
  return String(one?.id);
}
