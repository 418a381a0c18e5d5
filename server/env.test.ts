import { describe, expect, test } from 'vitest';
import { EnvError, isLoopback, readEnv } from './env.ts';

describe('settings', () => {
  test('have defaults for a first try', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      MARQUEE_ROLE: 'all',
      MARQUEE_MODE: 'demo',
      TRUSTED_PROXIES: [],
    });
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ MARQUEE_MODE: 'live' }, '0.0.0.0'],
    [{ DATABASE_URL: 'postgres://db/marquee' }, '0.0.0.0'],
    [{ DATABASE_URL: 'postgres://db/marquee', MARQUEE_MODE: 'demo' }, '127.0.0.1'],
  ])('%j listen at %s', (given, host) => {
    expect(readEnv(given).HOST).toBe(host);
  });

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['127.example', false],
    ['192.168.1.2', false],
  ])('know that %s is reached by nobody else: %j', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  test('that are blank count as not given', () => {
    expect(readEnv({ PORT: ' ', SMTP_URL: '', CORE_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    [{ DATABASE_URL: 'postgres://db/marquee' }, 'live'],
    [{ MARQUEE_ROLE: 'panel', CORE_URL: 'https://core.example' }, 'live'],
    [{ DATABASE_URL: 'postgres://db/marquee', MARQUEE_MODE: 'demo' }, 'demo'],
    [{ MARQUEE_MODE: 'live' }, 'live'],
  ])('%j run in the mode %s', (given, mode) => {
    expect(readEnv(given).MARQUEE_MODE).toBe(mode);
  });

  test('name proxies one by one', () => {
    const { TRUSTED_PROXIES } = readEnv({ TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16 ,' });
    expect(TRUSTED_PROXIES).toEqual(['10.0.0.1', '10.1.0.0/16']);
  });

  test('name the hosts of one tap, which have no port', () => {
    const { GOOGLE_ONE_TAP_HOSTS } = readEnv({ GOOGLE_ONE_TAP_HOSTS: 'a.example, b.example' });
    expect(GOOGLE_ONE_TAP_HOSTS).toEqual(['a.example', 'b.example']);
    expect(readEnv({}).GOOGLE_ONE_TAP_HOSTS).toEqual([]);
    const given = { GOOGLE_ONE_TAP_HOSTS: 'https://a.example' };
    expect(() => readEnv(given)).toThrow(/GOOGLE_ONE_TAP_HOSTS must be hosts without a port/);
  });

  test('name the instances whose code is trusted', () => {
    const { MARQUEE_TRUSTED_CODE } = readEnv({ MARQUEE_TRUSTED_CODE: 'marquee, nova' });
    expect(MARQUEE_TRUSTED_CODE).toEqual(['marquee', 'nova']);
  });

  test.each([
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: 'http' }, /PORT/],
    [{ PUBLIC_PORT: '0' }, /PUBLIC_PORT/],
    [{ PUBLIC_PORT: '65536' }, /PUBLIC_PORT/],
    [{ MARQUEE_ROLE: 'everything' }, /MARQUEE_ROLE/],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must start with postgres/],
    [{ MARQUEE_ROLE: 'panel' }, /needs CORE_URL/],
    [{ MARQUEE_ROLE: 'panel', CORE_URL: 'https://core.example/base' }, /CORE_URL/],
    [{ CORE_URL: 'https://core.example' }, /CORE_URL belongs to MARQUEE_ROLE=panel/],
    [{ MARQUEE_ROLE: 'worker' }, /needs DATABASE_URL/],
    [{ DEFAULT_INSTANCE: 'No Slug' }, /DEFAULT_INSTANCE/],
    [{ SMTP_URL: 'http://mail' }, /SMTP_URL/],
    [{ STRIPE_API_URL: 'https://stripe.example' }, /STRIPE_API_URL must look like/],
    [{ DOCUMENT_SECRETS: 'short' }, /DOCUMENT_SECRETS must be secrets of at least 32 characters/],
    [{ INBOUND_MAIL: 'a-reply@mail.example' }, /INBOUND_MAIL must be an address/],
    [{ INBOUND_MAIL: 'reply@mail.example' }, /INBOUND_MAIL_SECRETS are set together/],
    [{ STRIPE_API_URL: 'http://127.0.0.1:99999' }, /STRIPE_API_URL must name a port/],
    [{ MARQUEE_TRUSTED_CODE: 'nova;marquee' }, /MARQUEE_TRUSTED_CODE must be slugs, by comma/],
  ])('%j stop the start with a sentence', (given, sentence) => {
    expect(() => readEnv(given)).toThrow(EnvError);
    expect(() => readEnv(given)).toThrow(sentence);
  });
});
