import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { send } from '#core/ordering/orders/testing/buyer.ts';
import { noise } from '#core/platform/assets/testing/pictures.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { mailSupportAnswer } from '../mail-support.ts';
import type { SupportAnswer } from '../support.contract.ts';
import type { TakenMail } from './by-mail.contract.ts';
import { signatureOf } from './inbound-mail.ts';
import { replyAddress, tokenIn } from './reply-token.ts';

const SECRET = 'what the mail server and the deployment share';
const INBOUND = { address: 'reply@mail.example', secrets: ['a newer one', SECRET] };
const PATH = '/api/v1/inbound-mail';
const TICKETS = '/api/v1/tickets';

let test: TestCore;
let ada: CustomerActor;
let bob: CustomerActor;
let staff: CustomerActor;
let ticketId = 0;
let address = '';
beforeAll(async () => {
  test = await testCore({ isDemo: true, inboundMail: INBOUND });
  ada = await newPayer(test, { name: 'Ada Ship' });
  bob = await newPayer(test, { name: 'Bob' });
  staff = await newPayer(test, { name: 'Sam Desk', roles: ['staff'] });
});
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.advance(60 * 60_000);
  [ada, bob, staff] = [
    await newPayer(test, { name: 'Ada Ship' }),
    await newPayer(test, { name: 'Bob' }),
    await newPayer(test, { name: 'Sam Desk', roles: ['staff'] }),
  ];
  ticketId = await opened(ada);
  address = await addressOf(ada, ticketId);
});

const opened = async (who: CustomerActor): Promise<number> => {
  const body = { topic: 'payment', subject: 'A missing payment', text: 'I paid.' };
  const answer = (await (await send(who, TICKETS, body)).json()) as { data: { ticket_id: number } };
  return answer.data.ticket_id;
};
const addressOf = ({ id }: CustomerActor, ticket: number) =>
  replyAddress(INBOUND, createKeys(test.deps), {
    ...{ instanceId: test.instances.a.id, id: BigInt(ticket), customerId: id },
  });
const messagesOf = async (who = ada, id = ticketId) => {
  const answer = (await (await who.request(`${TICKETS}/${id}`)).json()) as SupportAnswer;
  return answer.data?.messages ?? [];
};

interface Written {
  from?: string;
  to?: string;
  head?: string[];
  body?: string | Buffer;
  /** Of one that is the same whenever it comes. */
  id?: string;
}

let mails = 0;
function mail({ from = ada.email, to = address, head = [], body = 'It came.', id }: Written) {
  mails += 1;
  const named = /^content-type:/im.test(head.join('\n'))
    ? []
    : ['Content-Type: text/plain; charset=utf-8'];
  const lines = [
    ...[`From: Ada <${from}>`, `To: ${to}`, 'Subject: Re: Ticket', 'MIME-Version: 1.0'],
    ...[`Message-ID: <${id ?? mails}@ada.example>`, ...named, ...head, '', ''],
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n')), Buffer.from(body)]);
}

async function handIn(body: Buffer, headers: Record<string, string> = {}): Promise<Response> {
  const timestamp = String(Math.floor(test.clock.now().getTime() / 1000));
  const signature = signatureOf(SECRET, { timestamp, body });
  return test.request(PATH, {
    ...{ method: 'POST', body: new Uint8Array(body) },
    headers: {
      ...{ 'content-type': 'message/rfc822', 'mail-timestamp': timestamp },
      ...{ 'mail-signature': signature, ...headers },
    },
  });
}

async function outcome(body: Buffer): Promise<TakenMail['data']> {
  const answer = await handIn(body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as TakenMail).data;
}

const mailsSent = () =>
  test.db.asSystem(async (trx) => {
    const rows = await trx.selectFrom('outgoing_mails').select('id').execute();
    return rows.length;
  });

const parts = (...of: (string | Buffer)[]) => ({
  head: ['Content-Type: multipart/mixed; boundary=b'],
  body: Buffer.concat([
    ...of.flatMap((part) => [Buffer.from('--b\r\n'), Buffer.from(part), Buffer.from('\r\n')]),
    Buffer.from('--b--\r\n'),
  ]),
});
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
const file = (name: string, bytes: Buffer, type = 'application/octet-stream') =>
  [
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
const picture = () => noise(24, 16).jpeg().toBuffer();

describe('what somebody writes to the address of their ticket', () => {
  it.each<[string, () => Written, string]>([
    ['is the message', () => ({}), 'It came.'],
    ['in base64', () => base64('Gefunden – danke!'), 'Gefunden – danke!'],
    ['in HTML alone', () => html('<p>It <b>came</b>.</p><script>x()</script>'), 'It came.'],
    [
      'above what it quotes',
      () => ({ body: 'Yes.\r\n\r\nOn 3 Aug 10:12, we wrote:\r\n> ?' }),
      'Yes.',
    ],
    ['by another spelling of the address', () => ({ from: ada.email.toUpperCase() }), 'It came.'],
    ['to the address in capitals', () => ({ to: address.toUpperCase() }), 'It came.'],
    [
      'where only the server names the address',
      () => ({ to: 'reply@mail.example', head: [`Delivered-To: ${address}`] }),
      'It came.',
    ],
    ['among others', () => ({ to: `x@y.example, "A, B" <${address}>` }), 'It came.'],
    ['as no automatic answer', () => ({ head: ['Auto-Submitted: no'] }), 'It came.'],
  ])('%s', async (_how, written, text) => {
    expect(await outcome(mail(written()))).toEqual({ taken: true, because: null });
    const messages = await messagesOf();
    expect(messages.at(-1)).toMatchObject({ author: 'customer', text });
  });

  const base64 = (text: string): Written => ({
    head: ['Content-Transfer-Encoding: base64'],
    body: Buffer.from(text).toString('base64'),
  });
  const html = (text: string): Written => ({
    ...{ head: ['Content-Type: text/html; charset=utf-8'], body: text },
  });

  it('opens a closed ticket again, once for each mail', async () => {
    await ada.post(`${TICKETS}/${ticketId}/close`, {});
    const again = mail({ id: `same-${ticketId}` });
    expect((await outcome(again)).taken).toBe(true);
    expect((await outcome(again)).taken).toBe(true);
    expect(await messagesOf()).toHaveLength(2);
  });

  it('brings the files that tickets take, and the names of the others', async () => {
    const given = parts(
      plain('Look.'),
      file('../../etc/scan\u202E.jpg', await picture(), 'image/jpeg'),
      file('bad.svg', Buffer.from('<svg onload="x()"/>'), 'image/svg+xml'),
      file('large.jpg', Buffer.alloc(10_000_001, 255), 'image/jpeg'),
      file('mail.eml', mail({}), 'message/rfc822'),
    );
    expect((await outcome(mail(given))).taken).toBe(true);
    const last = (await messagesOf()).at(-1);
    expect(last?.attachments.map(({ name }) => name)).toEqual(['scan.jpg']);
    expect(last?.text).toBe(
      'Look.\n\nNot attached: bad.svg\n\nNot attached: large.jpg\n\nNot attached: mail.eml',
    );
    const filename = last?.attachments[0]?.filename ?? '';
    expect((await bob.request(`/api/v1/ticket-attachments/${filename}`)).status).toBe(404);
  });

  it('is a file alone, by its name', async () => {
    await outcome(mail(parts(file('scan.jpg', await picture(), 'image/jpeg'))));
    expect((await messagesOf()).at(-1)?.text).toBe('scan.jpg');
  });
});

describe('a mail that is not taken', () => {
  it.each<[string, () => Written | Promise<Written>, TakenMail['data']['because']]>([
    ['to no ticket', () => ({ to: 'reply@mail.example' }), 'unknown_token'],
    [
      'to a made-up token',
      () => ({ to: `reply+1-1-${'0'.repeat(32)}@mail.example` }),
      'unknown_token',
    ],
    [
      'to a token of another domain',
      () => ({ to: address.replace('mail.', 'evil.') }),
      'unknown_token',
    ],
    ['to the token of another ticket', () => ({ to: other(address) }), 'unknown_token'],
    [
      'to a token for another customer',
      async () => ({ to: await addressOf(bob, ticketId), from: bob.email }),
      'unknown_token',
    ],
    ['by another customer', () => ({ from: bob.email }), 'other_address'],
    ['by two at once', () => ({ from: `${ada.email}>, Bob <${bob.email}` }), 'other_address'],
    ['by nobody', () => ({ from: '' }), 'bounce'],
    ['that bounces', () => ({ from: 'MAILER-DAEMON@mail.example' }), 'bounce'],
    ['whose sender is empty', () => ({ head: ['Return-Path: <>'] }), 'bounce'],
    [
      'that reports',
      () => ({ head: ['Content-Type: multipart/report; boundary=b'], body: '--b--' }),
      'bounce',
    ],
    ['of a holiday', () => ({ head: ['Auto-Submitted: auto-replied (vacation)'] }), 'automatic'],
    ['of ours that comes back', () => ({ head: ['Auto-Submitted: auto-generated'] }), 'automatic'],
    ['in bulk', () => ({ head: ['Precedence: bulk'] }), 'automatic'],
    ['of a list', () => ({ head: ['List-Id: <all.example>'] }), 'list'],
    ['that goes round', () => ({ head: Array<string>(41).fill('Received: by a') }), 'loop'],
    [
      'that its server calls forged',
      () => ({ head: ['Authentication-Results: mx; spf=pass; dmarc=fail'] }),
      'unproved',
    ],
    ['with nothing but quotes', () => ({ body: '> We are on it.' }), 'empty'],
  ])('%s', async (_how, written, because) => {
    const before = await mailsSent();
    expect(await outcome(mail(await written()))).toEqual({ taken: false, because });
    expect(await messagesOf()).toHaveLength(1);
    expect(await mailsSent()).toBe(before);
  });

  const other = (to: string) => to.replace(/\+(\w+)-\w+-/, (_token, own) => `+${own}-zz-`);

  it('is none at all, or of a frozen customer', async () => {
    expect(await outcome(Buffer.from('\0\0\0'))).toMatchObject({ taken: false });
    const freezing = `/api/v1/staff/customers/${ada.id}/freeze`;
    expect((await staff.post(freezing, { reason: 'Looking into it.' })).status).toBeLessThan(300);
    expect(await outcome(mail({}))).toEqual({ taken: false, because: 'frozen' });
  });

  it('is handed in by somebody else, too late, or too large', async () => {
    const body = mail({});
    const late = String(Math.floor(test.clock.now().getTime() / 1000) - 301);
    const wrong = [
      { 'mail-signature': '' },
      { 'mail-signature': signatureOf('another', { timestamp: late, body }) },
      { 'mail-timestamp': late, 'mail-signature': signatureOf(SECRET, { timestamp: late, body }) },
      { 'mail-timestamp': 'now' },
    ];
    for (const headers of wrong) expect((await handIn(body, headers)).status).toBe(400);
    expect((await handIn(Buffer.alloc(15_000_001))).status).toBe(413);
    expect(await messagesOf()).toHaveLength(1);
  });
});

it('begins with an answer of staff, whose words and address stand in the mail', async () => {
  const text = 'We have found it.\n\nIt is on your balance.';
  await send(staff, `/api/v1/staff/tickets/${ticketId}/messages`, { text });
  await runJobs(test, mailSupportAnswer);
  const [told] = (await mailsTo(test, ada.email)).slice(-1);
  expect(told?.reply_to).toBe(address);
  expect(told?.text).toContain(text);
  expect(told?.text).toContain('Reply to this email');
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(tokenIn(INBOUND, address)?.id).toBe(BigInt(ticketId));
});
