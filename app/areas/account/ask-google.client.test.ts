import { afterEach, expect, test, vi } from 'vitest';
import { askGoogle } from './ask-google.client.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that knows the question, or does not, and answers it so. */
function browser(get: (asked: object) => Promise<unknown>, knows = true) {
  vi.stubGlobal('window', knows ? { IdentityCredential: class {} } : {});
  vi.stubGlobal('navigator', { credentials: { get } });
}

const { signal } = new AbortController();

test('answers what the browser was given for this client of Google', async () => {
  const get = vi.fn(async () => ({ token: 'signed' }));
  browser(get);
  expect(await askGoogle('ours', signal)).toBe('signed');
  const provider = { configURL: 'https://accounts.google.com/gsi/fedcm.json', clientId: 'ours' };
  const identity = { context: 'signin', providers: [provider] };
  expect(get.mock.calls).toEqual([[{ identity, signal }]]);
});

test('is nothing for who does not want to, or has no account there', async () => {
  browser(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  expect(await askGoogle('ours', signal)).toBeUndefined();
  browser(async () => null);
  expect(await askGoogle('ours', signal)).toBeUndefined();
});

test('asks no browser that does not know the question', async () => {
  const get = vi.fn(async () => ({ token: 'signed' }));
  browser(get, false);
  expect(await askGoogle('ours', signal)).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});
