import { expect, test } from 'vitest';
import { plainPage } from './last-resort.ts';

test('a page of last resort shows what it is given as text, and runs nothing', async () => {
  const evil = '<script>alert("1")</script>&';
  const page = plainPage({
    ...{ status: 503, language: 'de', title: evil, text: evil, home: evil, detail: evil },
    retryAfterSeconds: 5,
  });
  const html = await page.text();
  expect(html).not.toContain('<script');
  expect(html.split('&lt;script&gt;')).toHaveLength(6);
  expect(html).toContain('<html lang="de">');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src/);
});
