import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import vectors from '#tests/hostile/html-vectors.json' with { type: 'json' };
import { parseRichText } from './rich-text.server.ts';
import { RICH_TAGS, type RichNode } from './rich-text.ts';

test('allowed structure is kept, attributes are not', () => {
  expect(parseRichText('<h2 class="x" onclick="y()">A &amp; B</h2><p>one<br>two</p>')).toEqual([
    { tag: 'h2', children: ['A & B'] },
    { tag: 'p', children: ['one', { tag: 'br', children: [] }, 'two'] },
  ]);
});

test.each([
  ['h1', 'h2'],
  ['h6', 'h4'],
])('a heading %s stays one, as %s', (written, tag) => {
  const html = `<${written}>A</${written}><p>b</p>`;
  expect(parseRichText(html)).toEqual([
    { tag, children: ['A'] },
    { tag: 'p', children: ['b'] },
  ]);
});

test('an element that is not allowed leaves its text', () => {
  expect(parseRichText('<div><p>a <font>b</font></p></div>')).toEqual([
    { tag: 'p', children: ['a b'] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<style>*{}</style>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>1</script>">x</iframe>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<noscript><p title="</noscript><img src=x>"></noscript>',
])('%s leaves nothing that runs', (html) => {
  expect(JSON.stringify(parseRichText(html))).not.toMatch(/alert|script|onerror|svg|iframe/);
});

test.each([
  ['/orders', '/orders'],
  ['#top', '#top'],
  ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['relative', undefined],
])('a link to %j leads to %j', (href, kept) => {
  const [link] = parseRichText(`<a href="${href}">x</a>`);
  expect(typeof link === 'object' ? link.href : 'no link').toBe(kept);
});

test('any input gives only allowed elements and safe targets', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    'a',
    'p',
    'script',
    'svg',
    ' href=',
    '"',
    "'",
    'javascript:',
    '<!--',
    '-->',
    '<![CDATA[',
    '&#x3c;',
    'x',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
      parseRichText(parts.join('')).forEach(expectHarmless);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['<table><tr><td>1</td></tr></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  [
    '<table>stray<tr><td>1</td></tr></table>',
    'stray<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<pre>\nfoo</pre>', '<pre>foo</pre>'],
  ['<tr><td>loose</td></tr>', 'loose'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p><button><p>x</p></button></p>', '<p></p><p>x</p><p></p>'],
  ['<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
])('%s is kept as a browser reads it', (html, read) => {
  expect(markup(parseRichText(html))).toBe(read);
});

test('a browser that reads what was kept finds the very same tree', () => {
  const piece = fc.constantFrom(
    '<table>', '</table>', '<tr>', '<td>', '</td>', '<p>', '</p>', '<a href="/x">', '</a>', '<pre>',
    '\n', '<ul>', '<li>', '</li>', '<h2>', '<strong>', '</strong>', '<div>', '</div>', 'x', '<br>',
    '<button>', '<hr>', '<blockquote>', '<tbody>', '<th>', '&lt;b&gt;',
  ); // oxfmt-ignore
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (parts) => {
      const nodes = parseRichText(parts.join(''));
      expect(parseRichText(markup(nodes))).toEqual(nodes);
      expect(serialize(parseFragment(markup(nodes)))).toBe(markup(nodes));
    }),
    { numRuns: 2000 },
  );
});

test.each(vectors)('%j leaves only allowed elements and safe targets', (html) => {
  const nodes = parseRichText(html);
  nodes.forEach(expectHarmless);
  expect(parseRichText(markup(nodes))).toEqual(nodes);
});

test.each(['<b>', '<i>', '<div>', '<ul><li>', '<p><div>'])(
  '%s without end leaves its text',
  (tag) => {
    const nodes = parseRichText(`${tag.repeat(Math.floor(65_000 / tag.length))}kept<script>not`);
    expect(nodes.map(plain).join('')).toBe('kept');
    expect(parseRichText(markup(nodes))).toEqual(nodes);
  },
);

function plain(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(plain).join('');
}

function expectHarmless(node: RichNode): void {
  if (typeof node === 'string') return;
  expect(RICH_TAGS).toContain(node.tag);
  expect(['tag', 'href', 'children']).toEqual(expect.arrayContaining(Object.keys(node)));
  expect(node.href ?? '#').toMatch(/^(#|\/(?![/\\])|https?:\/\/|mailto:|tel:)/i);
  node.children.forEach(expectHarmless);
}

/** The markup that React makes of a tree. */
function markup(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') {
        return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      }
      const href =
        node.href === undefined
          ? ''
          : ` href="${node.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      return node.tag === 'br' || node.tag === 'hr'
        ? `<${node.tag}>`
        : `<${node.tag}${href}>${markup(node.children)}</${node.tag}>`;
    })
    .join('');
}
