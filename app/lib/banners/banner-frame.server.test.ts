import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bannerFrame, needsFrame } from './banner-frame.server.ts';

test.each([
  ['<p>Only <a href="/terms">words</a></p>', false],
  ['', false],
  ['&lt;script&gt;', false],
  ['<!-- <script></script> -->', false],
  ['<p>a</p><script>1</script>', true],
  ['<div><IMG src="/x.png"></div>', true],
  ['<style>p{}</style>', true],
])('%j needs a frame: %s', (html, needed) => {
  expect(needsFrame(html)).toBe(needed);
});

test.each([5_000, 20_000])('%i elements in each other are looked through to the last', (depth) => {
  expect(needsFrame('<i>'.repeat(depth))).toBe(false);
  expect(needsFrame(`${'<i>'.repeat(depth)}<script></script>`)).toBe(true);
});

test('a framed banner runs what stands in it and nothing else', async () => {
  const source = "document.title = 'x'";
  const answer = bannerFrame(
    `<p>x</p><script>${source}</script><script src="https://a.example/x.js"></script>`,
    {
      lang: 'en',
      origin: 'https://shop.example',
    },
  );
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(source).digest('base64');
  expect(policy).toContain(`'sha256-${hash}'`);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
  expect(scripts).toHaveLength(2);
  expect(scripts?.every((each) => each.startsWith("'sha256-"))).toBe(true);
  expect(policy).toMatch(/^sandbox (?!.*allow-same-origin)/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
