import { expect, test } from 'vitest';
import { loadScriptsAfterPaint } from './scripts-after-paint.server.ts';

const changed = (html: string): string =>
  Buffer.from(loadScriptsAfterPaint(new TextEncoder().encode(html))).toString();

/** As Remix writes it. */
const PAGE = [
  '<body><p>größer</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
  '<script nonce="n">window.__remixContext = {"modulepreload":1};</script>',
  '<script nonce="n" type="module" async="">import "/manifest.js";\n',
  'import * as route0 from "/root.js";\nimport * as route1 from "/page.js";\n\n',
  'window.__remixRouteModules = {"root":route0,"page":route1};\n\nimport("/entry.js");</script>',
  '</body><script nonce="n">enqueue("import * as route9 from \\"/no.js\\"")</script>',
].join('');

test('scripts are asked for once the page was painted, in the order of before', () => {
  const page = changed(PAGE);
  const script = page.slice(page.indexOf('type="module" async="">'), page.indexOf('</body>'));
  const order = ['new PerformanceObserver', 'link.rel = "modulepreload"']
    .concat(['await import("/manifest.js");', 'const route0 = await import("/root.js");'])
    .concat(['const route1 = await import("/page.js");', 'window.__remixRouteModules = '])
    .concat(['import("/entry.js");']);
  const places = order.map((part) => script.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(script).not.toMatch(/^import /m);
});

test('until then the links to them ask for nothing, and all else of the page is as it was', () => {
  const page = changed(PAGE);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).toContain('<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>');
  const begin = '<body><p>größer</p>';
  const end = PAGE.slice(PAGE.indexOf('</body>'));
  expect([page.startsWith(begin), page.endsWith(end)]).toEqual([true, true]);
  expect(page).toContain('<script nonce="n">window.__remixContext = {"modulepreload":1};</script>');
});

test.each(['<body><p>No script</p></body>', '<link rel="modulepreload" href="/a.js"/>', ''])(
  'a page without the scripts of Remix stays as it is: %s',
  (html) => expect(changed(html)).toBe(html),
);
