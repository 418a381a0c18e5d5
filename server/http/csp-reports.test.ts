import { expect, test } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { collectCspReport } from './csp-reports.ts';
import type { Visitor } from './visitor.ts';

const visitor: Visitor = {
  ...{ host: 'a.example', hostname: 'a.example', publicHost: 'a.example' },
  ...{ scheme: 'http', address: '192.0.2.1', trusted: false },
};

async function report(body: string, headers: Record<string, string> = {}) {
  const log = createRecordingLog();
  log.allowErrors();
  const request = new Request('http://a.example/csp-reports', {
    method: 'POST',
    headers: { 'content-length': String(body.length), ...headers },
    body,
  });
  const { status } = await collectCspReport({ request, visitor, requestId: 'r', log });
  return { status, logged: JSON.stringify(log.lines) };
}

const about = (fields: object) => JSON.stringify({ 'csp-report': fields });

test('a report is logged by its directive, without what a query or a signed link says', async () => {
  const { status, logged } = await report(
    about({
      'effective-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?token=secret',
      'document-uri': '/app/orders/followed/7/signature?token=secret',
    }),
  );
  expect(status).toBe(204);
  expect(logged).toContain('script-src');
  expect(logged).toContain('https://evil.example/x.js');
  expect(logged).not.toMatch(/secret|signature/);
});

test('a report says the page that it is about without its query', async () => {
  const { logged } = await report(about({ 'document-uri': '/app/de/orders?token=secret' }));
  expect(logged).toContain('"/app/de/orders"');
});

test.each([
  ['larger than 16 KiB', about({ 'blocked-uri': 'x'.repeat(17_000) }), {}, 413],
  ['of a size that is not said to be small', about({}), { 'content-length': '16385' }, 413],
  ['no JSON', 'nothing', {}, 400],
  ['about nothing', '{"csp-report":null}', {}, 400],
])('what is %s is not logged', async (_what, body, headers, status) => {
  const answer = await report(body, headers);
  expect(answer).toEqual({ status, logged: '[]' });
});
