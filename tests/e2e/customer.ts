import { setTimeout as pause } from 'node:timers/promises';
import type { ReceivedMail } from '#core/testing/mail-server.ts';
import { request } from '#tests/harness/request.ts';
import type { RunningServer } from '#tests/harness/start-server.ts';
import { sessionCookieName } from '#app/lib/session.server.ts';

export const PASSWORD = 'a harbour of quiet boats';

export interface Customer {
  name: string;
  email: string;
}

interface Place {
  server: RunningServer;
  /** The host of the instance that the customer is one of. */
  host: string;
  /** Everything that the server has sent so far. */
  mails: ReceivedMail[];
}

/** Far enough away that no journey lives to see the token exchanged. */
const RENEW_AT = 99_999_999_999;

/** Registers somebody and follows the link of the mail, as a client of the core. */
export async function makeCustomer(place: Place, name: string): Promise<Customer> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`;
  const password = { password: PASSWORD, password_confirmation: PASSWORD };
  await post(place, '/register', { name, email, ...password, ...(await answerQuestion(place)) });
  await post(place, '/register/confirm', { token: await tokenFor(place, email) });
  return { name, email };
}

/** A new session as a browser keeps it: with its cookie, a context is that customer. */
export async function sessionCookie(
  place: Place,
  { email }: Pick<Customer, 'email'>,
  password = PASSWORD,
) {
  const { headers } = await post(place, '/login', { email, password });
  const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
  return {
    name: sessionCookieName(false),
    value: `${RENEW_AT}.${token}`,
    url: `http://${place.host}:${place.server.port}`,
  };
}

async function post({ server, host }: Place, path: string, body: object) {
  const answer = await request({
    url: server.url + path,
    host: `${host}:${server.port}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** What the form asks of who cannot see its picture. */
async function answerQuestion(place: Place) {
  const { text } = await post(place, '/captcha/question', {});
  const { data } = JSON.parse(text) as { data: { id: string; sum: [number, number] } };
  return { captcha_question: data.id, captcha_answer: String(data.sum[0] + data.sum[1]) };
}

async function tokenFor({ mails }: Place, email: string): Promise<string> {
  return new URL(await lastLink(mails, email)).searchParams.get('token') ?? '';
}

/** The link in the latest mail to an address, which leaves a moment after the answer. */
export async function lastLink(
  mails: readonly ReceivedMail[],
  email: string,
  /** How many came before the one that is waited for. */
  seen = 0,
): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const mail = mails.slice(seen).findLast(({ to }) => to.includes(email));
    // Quoted-printable breaks lines and writes the sign as a code.
    const text = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [link] = /https?:\/\/\S+[?&]\w+=[\w-]{43}\b/.exec(text ?? '') ?? [];
    if (link !== undefined) return link;
    await pause(50);
  }
  throw new Error(`No mail with a link came to ${email}`);
}
