import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { serializeSvg } from './svg-tree.ts';

const svg = (attributes: [string, string][], children: string[] = []) => ({
  name: 'svg',
  attributes: new Map(attributes),
  children,
});

test.each([
  ['"', '&quot;'],
  ['a" onload="alert(1)', 'a&quot; onload=&quot;alert(1)'],
  ['<b>&', '&lt;b&gt;&amp;'],
  ['a\tb\nc\rd', 'a b c d'],
  ['\u0000\u0008\ufffe', ''],
])('the value %j is written as %j', (value, written) => {
  expect(serializeSvg(svg([['id', value]]))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" id="${written}"/>`,
  );
});

test('a text is written as one', () => {
  expect(serializeSvg(svg([], ['a<b>"c" & d\r']))).toContain('>a&lt;b&gt;&quot;c&quot; &amp; d\n<');
});

test('whatever a value says, it stays the value of its attribute', () => {
  const sign = fc.constantFrom('"', "'", '<', '>', '&', '/', '=', ' ', 'a', '&quot;', ']]>', '-->');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const value = signs.join('');
      const { childNodes } = parseFragment(serializeSvg(svg([['id', value]], [value])));
      expect(childNodes).toHaveLength(1);
      // The fragment is one element, as has just been seen.
      const [root] = childNodes as DefaultTreeAdapterTypes.Element[];
      expect(root?.attrs.map(({ name }) => name)).toEqual(['xmlns', 'id']);
      expect(root?.attrs[1]?.value).toBe(value);
    }),
  );
});
