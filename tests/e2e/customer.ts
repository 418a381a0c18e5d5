import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '#tests/harness/request.ts';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import type { Mails, PanelAddress } from './common-scene.ts';

export const PASSWORD = 'a harbour of quiet boats';

export interface Customer {
  name: string;
  email: string;
}

interface Place {
  server: PanelAddress;
  /** The host of the instance that the customer is one of. */
  host: string;
  /** The address in the network that the server is told of. */
  from?: string;
}

/** Far enough away that no journey lives to see the token exchanged. */
const RENEW_AT = 99_999_999_999;

/** Of one worker alone, since others make customers of the same names at the same panel. */
export const addressOf = (name: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${process.pid}@mail.example`;

/** Registers somebody and follows the link of the mail, as a client of the core. */
export async function makeCustomer(
  { mails, ...panel }: Place & { mails: Mails },
  name: string,
): Promise<Customer> {
  const place = { ...panel, from: `10.${randomBytes(3).join('.')}` };
  const email = addressOf(name);
  const password = { password: PASSWORD, password_confirmation: PASSWORD };
  await post(place, '/register', { name, email, ...password, ...(await answerQuestion(place)) });
  const token = new URL(await lastLink(mails, email)).searchParams.get('token');
  await post(place, '/register/confirm', { token });
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

async function post({ server, host, from }: Place, path: string, body: object) {
  const answer = await request({
    url: server.url + path,
    host: `${host}:${server.port}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
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

/** What ends notices of a kind stands in many mails, and is not what one of them was sent for. */
const LINK = /https?:\/\/(?!\S*\/unsubscribe\/)\S+[?&]\w+=[\w-]{43}\b/;

/** The link in the latest mail to an address that has one; it leaves a moment after the answer. */
export async function lastLink(
  mails: Mails,
  email: string,
  /** How many came before the one that is waited for. */
  seen = 0,
): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const link = (await mails())
      .slice(seen)
      .filter(({ to }) => to.includes(email))
      // Quoted-printable breaks lines and writes the sign as a code.
      .map(({ source }) => LINK.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0])
      .findLast((found) => found !== undefined);
    if (link !== undefined) return link;
    await pause(50);
  }
  throw new Error(`No mail with a link came to ${email}`);
}
