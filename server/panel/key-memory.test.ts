import { expect, test } from 'vitest';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { Visitor } from '../http/visitor.ts';
import { createKeyMemory } from './key-memory.ts';
import type { AskedPage } from './cached-pages.ts';

const instance = {} as CompiledInstance; // Only told from another one.
const VISITOR: Visitor = {
  ...{ host: 'a.example', hostname: 'a.example', publicHost: 'a.example' },
  ...{ scheme: 'http', address: '192.0.2.1', trusted: false },
};

interface Told {
  visitor?: Partial<Visitor>;
  target?: string;
  headers?: Record<string, string>;
}

const asked = ({ visitor = {}, target = '/app', headers = {} }: Told = {}): AskedPage => ({
  visitor: { ...VISITOR, ...visitor },
  method: 'GET',
  target,
  header: (name) => headers[name] ?? null,
});

test('the same question has the same key, over any connection', () => {
  const keys = createKeyMemory();
  const key = { text: 'a key', hasQuery: false };
  keys.keep(asked(), { instance, key });
  expect(keys.find(asked(), instance)).toBe(key);
  expect(keys.find(asked({ headers: { accept: 'text/html' } }), instance)).toBe(key);
});

test.each<[string, Told]>([
  ['path', { target: '/app/de' }],
  ['query', { target: '/app?a' }],
  ['host', { visitor: { host: 'b.example' } }],
  ['name of the host', { visitor: { hostname: 'b.example' } }],
  ['port', { visitor: { publicHost: 'a.example:81' } }],
  ['scheme', { visitor: { scheme: 'https' } }],
  ['cookie', { headers: { cookie: 'theme=dark' } }],
  ['language', { headers: { 'accept-language': 'de' } }],
  ['browser', { headers: { 'user-agent': 'a crawler' } }],
  ['kind of request', { headers: { 'sec-fetch-dest': 'empty' } }],
])('another %s is another question, over the same connection too', (_what, told) => {
  const keys = createKeyMemory();
  const first = asked();
  keys.keep(first, { instance, key: { text: 'a key', hasQuery: false } });
  expect(keys.find(first, instance)).toBeDefined();
  const other = asked(told);
  expect(keys.find(other, instance)).toBeUndefined();
  if (!told.visitor) {
    expect(keys.find({ ...other, visitor: first.visitor }, instance)).toBeUndefined();
  }
});

test('once the instance has changed, what was known of it is not', () => {
  const keys = createKeyMemory();
  const question = asked();
  keys.keep(question, { instance, key: { text: 'a key', hasQuery: false } });
  expect(keys.find(question, instance)).toBeDefined();
  expect(keys.find(question, { ...instance })).toBeUndefined();
  expect(keys.find(asked(), { ...instance })).toBeUndefined();
});

test('a question of any length is answered, and a long one not remembered', () => {
  const keys = createKeyMemory();
  const long = asked({ headers: { cookie: 'x'.repeat(2_000) } });
  keys.keep(long, { instance, key: { text: 'a key', hasQuery: false } });
  expect(keys.find(long, instance)).toBeUndefined();
});
