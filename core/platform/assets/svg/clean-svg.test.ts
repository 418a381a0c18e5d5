import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import vectors from '#tests/hostile/svg-vectors.json' with { type: 'json' };
import { PictureRefusal } from '../picture-refusal.ts';
import { ATTRIBUTES, ELEMENTS } from './allowed-svg.ts';
import { cleanSvg } from './clean-svg.ts';

const DRAWING = '<path d="M0 0h1v1z"/>';
const wrap = (content: string, attributes = 'width="2" height="2" viewBox="0 0 2 2"') =>
  `<svg ${attributes}>${content}</svg>`;
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2" viewBox="0 0 2 2">';

/** What is left of the content of a picture. */
function cleaned(content: string): string {
  const { text } = cleanSvg(wrap(content));
  expect(text.startsWith(OPEN)).toBe(true);
  return text.slice(OPEN.length, -'</svg>'.length);
}

function problemOf(source: string): string | undefined {
  try {
    cleanSvg(source);
    return undefined;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.problem;
    throw error;
  }
}

describe('a drawing', () => {
  test.each([
    ['<g fill="red" stroke-width="1.5" transform="translate(1 2) rotate(45)"><path d="M0 0"/></g>'],
    [
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>',
    ],
    [
      '<clipPath id="clip0_1:2"><circle r="1"/></clipPath><g clip-path="url(#clip0_1:2)"><path d="M0 0"/></g>',
    ],
    ['<style>.a,#b &gt; path{fill:#fff;opacity:.5}</style><path class="a"/>'],
    ['<path style="mix-blend-mode:multiply;fill:rgb(1 2 3/.5)"/>'],
    ['<text x="1">a &amp; b <tspan>c</tspan></text>'],
    ['<title>A &lt;mark&gt;</title><path/>'],
    ['<symbol id="s"><path/></symbol><use href="#s"/>'],
    [
      '<circle r="1"><animate attributeName="r" values="1;2" dur="1s" repeatCount="indefinite"/></circle>',
    ],
    ['<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><path filter="url(#f)"/>'],
  ])('keeps %s', (content) => {
    expect(cleaned(content)).toBe(content);
  });

  test.each([
    ['<PATH D="M0"/>', '<path d="M0"/>'],
    ['<a href="https://evil.example"><path/></a>', '<path/>'],
    ['<switch><foreignObject/><path/></switch>', '<path/>'],
    ['<use xlink:href="#a"/>', '<use href="#a"/>'],
    ['<use href="#b" xlink:href="#a"/>', '<use href="#b"/>'],
    ['<metadata>x</metadata><sodipodi:namedview/><path inkscape:label="x"/>', '<path/>'],
    ['<path fill="url(https://evil.example#a)"/>', '<path/>'],
    ['<path style="fill:red;background:blue"/>', '<path style="fill:red"/>'],
    [
      '<style>@import "a";@media all{path{fill:red}}path{fill:blue}</style><path/>',
      '<style>path{fill:blue}</style><path/>',
    ],
    ['<style>path{fill:url(//evil.example)}</style><path/>', '<path/>'],
    [
      '<style>/* a */path{/* b */fill:red}/* c</style><path/>',
      '<style>path{fill:red}</style><path/>',
    ],
    ['<path/><set attributeName="href" to="x"/>', '<path/>'],
    ['stray<path>stray</path>', '<path/>'],
    ['<path id="a\u0001" class="b"/>', '<path class="b"/>'],
  ])('of %s keeps %s', (content, kept) => {
    expect(cleaned(content)).toBe(kept);
  });

  test.each([
    ['width="20" height="10"', 20, 10, 'width="20" height="10" viewBox="0 0 20 10"'],
    ['viewBox="0 0 30 20"', 30, 20, 'viewBox="0 0 30 20" width="30" height="20"'],
    ['width="100%" viewBox="0 0 3,4"', 3, 4, 'width="3" viewBox="0 0 3,4" height="4"'],
    ['height="10" viewBox="0 0 4 2"', 20, 10, 'height="10" viewBox="0 0 4 2" width="20"'],
    ['width="1in" height="2.54cm"', 96, 96, 'width="96" height="96" viewBox="0 0 96 96"'],
    ['width="-1" height="x" viewBox="0 0 0 0"', 300, 150, 'width="300" height="150"'],
  ])('with %s is %i × %i', (attributes, width, height, written) => {
    const drawing = cleanSvg(wrap(DRAWING, attributes));
    expect(drawing).toMatchObject({ width, height });
    expect(drawing.text).toContain(written);
  });

  test.each([
    ['<!DOCTYPE svg [<!ENTITY a "b">]>' + wrap(DRAWING), 'picture_entities'],
    [wrap('<script>alert(1)</script>'), 'picture_empty'],
    [wrap(''), 'picture_empty'],
    ['<p>text</p>', 'picture_unreadable'],
    [wrap(DRAWING) + '<p>more</p>', 'picture_unreadable'],
    [wrap(`${DRAWING}<p>broken out</p>${DRAWING}`), 'picture_unreadable'],
    [wrap(DRAWING, 'width="1e9" height="1"'), 'picture_dimensions'],
    [wrap(DRAWING.repeat(10_001)), 'picture_complex'],
    [wrap(`${'<g>'.repeat(101)}${DRAWING}${'</g>'.repeat(101)}`), 'picture_complex'],
    [wrap(`${'<a>'.repeat(20_000)}${DRAWING}`), 'picture_complex'],
  ])('%.60s is refused: %s', (source, problem) => {
    expect(problemOf(source)).toBe(problem);
  });

  test('that copies copies of itself without end is refused', () => {
    const level = (at: number) => `<g id="l${at}">${`<use href="#l${at + 1}"/>`.repeat(10)}</g>`;
    const bomb = `${[0, 1, 2, 3, 4, 5].map(level).join('')}<g id="l6">${DRAWING}</g>`;
    expect(problemOf(wrap(bomb))).toBe('picture_complex');
    const chain = Array.from(
      { length: 5_000 },
      (_, at) => `<g id="l${at}" mask="url(#l${at + 1})"/>`,
    );
    expect(problemOf(wrap(chain.join('') + DRAWING))).toBe('picture_complex');
    expect(problemOf(wrap(`<g id="a"><use href="#a"/>${DRAWING}</g>`))).toBeUndefined();
  });

  test.each([
    ['style sheet', `<style>${'/*/'.repeat(150_000)}</style>`],
    ['selector', `<style>${'a '.repeat(250_000)}</style>`],
    ['value', `<path fill="${'a'.repeat(900_000)}"/>`],
    ['brackets', `<path transform="${'a('.repeat(200_000)}"/>`],
    ['declarations', `<path style="${' '.repeat(400_000)}:${' '.repeat(400_000)}x"/>`],
    ['document types', '<!doctype'.repeat(80_000)],
  ])('with a hostile %s is read before the test runs out of time', (_name, content) => {
    // Work that grows with the square of these would take minutes.
    expect(() => problemOf(wrap(content + DRAWING))).not.toThrow();
  });
});

/** Everything that is left in a picture, as another reader finds it. */
function listAll(text: string) {
  const elements: DefaultTreeAdapterTypes.Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(text));
  return elements;
}

function expectHarmless(text: string): void {
  for (const { tagName, attrs } of listAll(text)) {
    expect(ELEMENTS).toContain(tagName);
    // Said twice, so that no line of the table opens what must stay closed.
    expect(tagName).not.toMatch(
      /script|foreign|image|handler|listener|link|^a$|frame|object|embed/i,
    );
    for (const { name, value } of attrs) {
      if (name === 'xmlns') continue;
      expect(name).not.toMatch(/^on|src|action|cursor|:/i);
      if (name === 'href') expect(value).toMatch(/^#[^\s"'()<>&]+$/);
      else expect(ATTRIBUTES).toContain(name);
      expect(value.replace(/url\((["']?)#[^)]*\1\)/gi, '')).not.toMatch(/url|javascript:|\\/i);
    }
  }
  expect(text).not.toMatch(/<!|<\?|evil\.example(?![^<]*<\/(text|title|desc)>)/);
}

test.each(vectors)('%s becomes harmless or is refused', (source) => {
  if (problemOf(source) === undefined) expectHarmless(cleanSvg(source).text);
});

test('what is clean stays as it is, whatever it was made of', () => {
  const piece = fc.constantFrom(
    ...['<g>', '</g>', '<path d="M0"/>', '<style>', '</style>', '<text>', '</text>', '<title>'],
    ...['</title>', '<desc>', 'a{fill:red}', '<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&amp;'],
    ...['<script>', '</script>', '<use href="#a"/>', ' id="a"', '<a>', '"', "'", '\u0000', '\r'],
    ...[
      '<p>',
      '<math>',
      '<foreignObject>',
      '</foreignObject>',
      '<svg>',
      '</svg>',
      '<!DOCTYPE',
      '>',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
      const source = wrap(DRAWING + parts.join(''));
      if (problemOf(source) !== undefined) return;
      const { text } = cleanSvg(source);
      expectHarmless(text);
      expect(cleanSvg(text).text).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});
