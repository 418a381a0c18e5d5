import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_LANGUAGES } from './examples.ts';
import { highlight, type CodePart } from './highlight.ts';

const joined = (parts: readonly CodePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part[1])).join('');

describe('colours of code', () => {
  it.each([
    [
      'json',
      '{"a": 1}',
      [
        ['k', '"a"'],
        ['n', '1'],
      ],
    ],
    [
      'node',
      "const a = 'b'; // c",
      [
        ['k', 'const'],
        ['s', "'b'"],
        ['c', '// c'],
      ],
    ],
    ['python', 'constant = "import"', [['s', '"import"']]],
    [
      'curl',
      `curl 'https://a' -H "b: $C"`,
      [
        ['k', 'curl'],
        ['s', "'https://a'"],
        ['k', '-H'],
        ['s', '"b: $C"'],
      ],
    ],
    ['go', 'func main() {}', [['k', 'func']]],
  ] as const)('are told apart in %s: %s', (language, code, coloured) => {
    expect(highlight(code, language).filter((part) => typeof part !== 'string')).toEqual(coloured);
  });

  it('change nothing of the code, whatever it is', () => {
    const languages = fc.constantFrom(...EXAMPLE_LANGUAGES.map(({ id }) => id));
    const text = fc.string({ unit: fc.constantFrom(...'ab1"\'`\\#/-$ \n{}:'.split('')) });
    fc.assert(fc.property(text, languages, (code, id) => joined(highlight(code, id)) === code));
  });
});

describe('an example in each language', () => {
  const hostile = { method: 'POST', url: 'https://a.example/x', token: 'variable' } as const;

  it.each(EXAMPLE_LANGUAGES)('quotes what is sent, in $label', ({ write }) => {
    const code = write({ ...hostile, json: { text: `it's "so"` } });
    expect(code).toContain('API_TOKEN');
    expect(code.replaceAll(/\\(.)/g, '$1').replaceAll("'''", "'")).toContain(`it's "so"`);
  });

  it.each(EXAMPLE_LANGUAGES)(
    'asks for nothing with a token that it does not need, in $label',
    ({ write }) => {
      const code = write({ method: 'GET', url: 'https://a.example/x' });
      expect(code).not.toContain('API_TOKEN');
      expect(code).not.toContain('Authorization');
    },
  );
});
