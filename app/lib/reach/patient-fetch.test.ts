import { beforeEach, describe, expect, test } from 'vitest';
import { createPatience, type Patience } from './patient-fetch.ts';

const PAGE = 'https://shop.example/app/profile.data?_routes=x';

type Answer = () => Promise<Response>;
const cut: Answer = async () => {
  throw new TypeError('Failed to fetch');
};
const page: Answer = async () =>
  new Response('[]', { headers: { 'x-remix-response': 'yes', 'content-type': 'text/x-script' } });
const proxy =
  (status: number): Answer =>
  async () =>
    new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });

let answers: Answer[];
let sent: { url: string; body: unknown }[];
let waits: (() => void)[];
let patience: Patience;
let ask: typeof fetch;

beforeEach(() => {
  answers = [];
  sent = [];
  waits = [];
  patience = createPatience({
    origin: 'https://shop.example',
    later: (work) => {
      waits.push(work);
      return () => undefined;
    },
  });
  ask = patience.around(async (input, init) => {
    sent.push({ url: String(input), body: init?.body });
    return (answers.shift() ?? page)();
  });
});

/** Everything that can go on without an answer has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a form that does not reach the server', () => {
  test.each([
    ['a broken connection', cut],
    ['a proxy without a server', proxy(502)],
    ['a server that starts', proxy(503)],
    ['a proxy that gave up', proxy(504)],
  ])('waits, and is sent again as it was: %s', async (_what, failure) => {
    answers = [failure, failure];
    const body = new FormData();
    const answer = ask(PAGE, { method: 'POST', body });
    await settled();
    expect(patience.waiting()).toBe('form');
    expect(waits).toEqual([]);
    patience.again();
    expect(patience.waiting()).toBe('nothing');
    await settled();
    expect(patience.waiting()).toBe('form');
    patience.again();
    expect((await answer).headers.get('x-remix-response')).toBe('yes');
    expect(patience.waiting()).toBe('nothing');
    expect(sent.map((each) => each.body)).toEqual([body, body, body]);
  });

  test('is given up when somebody goes elsewhere', async () => {
    answers = [cut];
    const leaving = new AbortController();
    const answer = ask(PAGE, { method: 'POST', signal: leaving.signal });
    await settled();
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(patience.waiting()).toBe('nothing');
  });

  test('is left to a page that says so itself', async () => {
    answers = [cut];
    const done = patience.leave();
    await expect(ask(PAGE, { method: 'POST' })).rejects.toThrow('Failed to fetch');
    done();
    answers = [cut];
    void ask(PAGE, { method: 'POST' });
    await settled();
    expect(patience.waiting()).toBe('form');
  });
});

describe('a page that does not come', () => {
  test('is asked for again by and by, until it comes', async () => {
    answers = [cut, proxy(502)];
    const answer = ask(PAGE, {});
    await settled();
    expect(patience.waiting()).toBe('page');
    waits.shift()?.();
    await settled();
    expect(patience.waiting()).toBe('page');
    waits.shift()?.();
    expect((await answer).status).toBe(200);
    expect(patience.waiting()).toBe('nothing');
    expect(sent).toHaveLength(3);
  });

  test('waits behind a form: what was entered counts most', async () => {
    answers = [cut, cut];
    void ask(PAGE, {});
    void ask(PAGE, { method: 'POST' });
    await settled();
    expect(patience.waiting()).toBe('form');
  });
});

test('the page that somebody stays on waits without a word, and no other one', async () => {
  answers = [cut, cut, cut];
  const done = patience.stay('/app/profile');
  const stayed = ask(PAGE, {});
  await settled();
  expect(patience.waiting()).toBe('nothing');
  const leaving = new AbortController();
  const other = ask('https://shop.example/app/orders.data', { signal: leaving.signal });
  await settled();
  expect(patience.waiting()).toBe('page');
  leaving.abort();
  await expect(other).rejects.toMatchObject({ name: 'AbortError' });
  expect(patience.waiting()).toBe('nothing');
  patience.again();
  await settled();
  patience.again();
  expect((await stayed).status).toBe(200);
  done();
  answers = [cut];
  void ask(PAGE, {});
  await settled();
  expect(patience.waiting()).toBe('page');
});

test('the code of a page waits for a server that answers', async () => {
  answers = [cut, proxy(502), proxy(404)];
  let isThere = false;
  void patience.reach(ask).then(() => (isThere = true));
  await settled();
  expect(patience.waiting()).toBe('page');
  patience.again();
  await settled();
  expect([patience.waiting(), isThere]).toEqual(['page', false]);
  waits.at(-1)?.();
  await settled();
  expect([patience.waiting(), isThere]).toEqual(['nothing', true]);
  expect(sent.map(({ url }) => url)).toEqual(Array(3).fill('https://shop.example/healthz'));
});

test.each([
  ['a refusal of the panel', PAGE, { status: 422, headers: { 'x-remix-response': 'yes' } }],
  ['an outage that the panel tells', PAGE, { status: 503, headers: { 'x-remix-response': 'yes' } }],
  ['what the panel failed at', PAGE, { status: 500 }],
  ['what is no page', 'https://shop.example/app/texts.json', { status: 502 }],
  ['what is elsewhere', 'https://other.example/app/profile.data', { status: 502 }],
])('%s is an answer', async (_what, url, init) => {
  answers = [async () => new Response('', init)];
  expect((await ask(url, { method: 'POST' })).status).toBe(init.status);
  expect(patience.waiting()).toBe('nothing');
});

test('whoever watches hears of each change', async () => {
  const heard: string[] = [];
  const stop = patience.watch(() => heard.push(patience.waiting()));
  answers = [cut];
  const answer = ask(PAGE, { method: 'POST' });
  await settled();
  patience.again();
  await answer;
  stop();
  expect(heard).toEqual(['form', 'nothing']);
});
