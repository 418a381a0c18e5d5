import { recordOrdered } from '#core/feedback/reviews/record-ordered.ts';
import type { CustomerActor } from './actors.ts';
import type { TestCore } from './harness.ts';
import { dataOf } from './answers.ts';

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

/** What a customer of b says of a service. */
export async function reviewOf({ db, clock, actors: { customerOfB } }: TestCore): Promise<string> {
  const { id: instanceId } = customerOfB.instance;
  const ordered = { instanceId, customerId: customerOfB.id, serviceId: 207, at: clock.now() };
  await db.inInstance(instanceId, (trx) => recordOrdered(trx, ordered));
  await customerOfB.post('/api/v1/my-services/reviews', {
    reviews: [{ service_id: 207, rating: 4 }],
  });
  const { id } = await db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('reviews')
      .select('id')
      .where('customer_id', '=', customerOfB.id)
      .executeTakeFirstOrThrow(),
  );
  return String(id);
}
