import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from './order-line.pure.ts';
import { parseMassOrder, writeMassOrder, type MassOrder } from './mass-order.pure.ts';

const shown = ({ lines, problems }: MassOrder) => [
  ...lines.map(({ line, serviceId, url, quantity }) => `${line}: ${serviceId} ${url} ${quantity}`),
  ...problems.map(({ line, field, problem }) => `${line}! ${field} ${problem.code}`),
];

describe('a mass order', () => {
  it.each([
    ['12 | https://a.example/1 | 100', ['1: 12 https://a.example/1 100']],
    ['12|https://a.example/1|1 000', ['1: 12 https://a.example/1 1000']],
    ['\n\n 12 | a | 1 \r\n\r\n13 | b | 2\r', ['3: 12 a 1', '5: 13 b 2']],
    ['12 | https://a.example/?x=1|2 | 5', ['1: 12 https://a.example/?x=1|2 5']],
    ['12,https://a.example/1,100', ['1: 12 https://a.example/1 100']],
    ['12;https://a.example/a,b;100', ['1: 12 https://a.example/a,b 100']],
    ['12\thttps://a.example/1\t100', ['1: 12 https://a.example/1 100']],
    ['12;https://a.example/?x=1|2;100', ['1: 12 https://a.example/?x=1|2 100']],
    ['12,https://a.example/a,b,100', ['1: 12 https://a.example/a,b 100']],
    ['"12","https://a.example/a,""b""","100"', ['1: 12 https://a.example/a,"b" 100']],
    // Each line by what stands between its own parts.
    ['12 | a | 1\n13,b,2\n14;c;3\n15\td\t4', ['1: 12 a 1', '2: 13 b 2', '3: 14 c 3', '4: 15 d 4']],
    ['12 | https://a.example/a,b;c | 1,000', ['1: 12 https://a.example/a,b;c 1000']],
    ["12;a;1'000'000", ['1: 12 a 1000000']],
    ['12 | a | 1.000', ['1: 12 a 1000']],
    ['12,a,"1,250"', ['1: 12 a 1250']],
    ['service,link,quantity\n12,a,1', ['2: 12 a 1']],
    ['\uFEFFQuantity;Note;URL;ID\n5;"so; so";a;12', ['2: 12 a 5']],
    ['', []],
    [' \n\t\n', []],
  ])('of %j asks for %j', (text, lines) => {
    expect(shown(parseMassOrder(text))).toEqual(lines);
  });

  it.each([
    ['12', ['1! line line_parts']],
    ['hello', ['1! line line_parts']],
    ['12 https://a.example/1 100', ['1! line line_parts']],
    ['12,a,1,250', ['1! quantity quantity_unclear']],
    ['12 | a | 1,25', ['1! quantity not_an_integer']],
    ['12 | a', ['1! quantity required']],
    ['| a | 5', ['1! id required']],
    ['x | a | many', ['1! id invalid_format', '1! quantity not_an_integer']],
    ['0 | a | 0', ['1! id invalid_format', '1! quantity too_small']],
    ['2147483648 | a | 2147483648', ['1! id invalid_format', '1! quantity too_big']],
    ['1 | a b | 1.5', ['1! link invalid_url', '1! quantity not_an_integer']],
    ['1 | a | -5', ['1! quantity not_an_integer']],
    [`1 | ${'a'.repeat(2_001)} | 1`, ['1! link too_long']],
    ['1,"a,5', ['1! line line_quotes']],
    ['id,link,quantity\n1,a', ['2! quantity required']],
  ])('of %j is refused as %j', (text, problems) => {
    expect(shown(parseMassOrder(text))).toEqual(problems);
  });

  it('says of each line what is wrong with it, and asks for the others', () => {
    const text = '1 | a | 1\nnonsense\n3 | c | x\n4 | d | 4';
    expect(shown(parseMassOrder(text))).toEqual([
      '1: 1 a 1',
      '4: 4 d 4',
      '2! line line_parts',
      '3! quantity not_an_integer',
    ]);
  });

  it('has so many lines at most', () => {
    const lines = Array.from({ length: MOST_LINES + 5 }, (_, at) => `${at + 1} | a | 1`);
    const { lines: asked, problems } = parseMassOrder(lines.join('\n'));
    expect(asked).toHaveLength(MOST_LINES);
    expect(problems).toEqual([
      {
        line: MOST_LINES + 1,
        field: 'line',
        problem: { code: 'too_many', params: { count: MOST_LINES } },
      },
    ]);
  });

  it('is read back as it was written, in each way to write it', () => {
    const line = fc.record({
      serviceId: fc.integer({ min: 1, max: 2_147_483_647 }),
      url: fc
        .string({ unit: fc.constantFrom(...'abz09/?=&#%|.~-,;@:') })
        .map((rest) => `https://a.example/${rest}`),
      quantity: fc.integer({ min: 1, max: 2_147_483_647 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const numbered = lines.map((asked, at) => ({ line: at + 1, ...asked }));
        for (const between of [' | ', '\t']) {
          const text = lines.map((one) => [one.serviceId, one.url, one.quantity].join(between));
          expect(parseMassOrder(text.join('\r\n'))).toMatchObject({
            lines: numbered,
            problems: [],
          });
        }
        const quoted = lines.map((one) => `${one.serviceId},"${one.url}",${one.quantity}`);
        const list = parseMassOrder(['id,link,quantity', ...quoted].join('\n'));
        expect(list.lines.map((read) => ({ ...read, line: read.line - 1 }))).toEqual(numbered);
      }),
    );
  });

  it('never throws and loses no line, whatever is pasted', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom('|', ',', ';', '\t', '"', '\n', '1', 'a', ' '), { maxLength: 60 }),
    );
    fc.assert(
      fc.property(text, (pasted) => {
        const whole = typeof pasted === 'string' ? pasted : pasted.join('');
        const { lines, problems } = parseMassOrder(whole);
        const numbers = [...lines, ...problems].map(({ line }) => line);
        const written = whole.split(/\r\n|\n|\r/);
        const filled = written.flatMap((one, at) => (one.trim() ? [at + 1] : []));
        expect(filled.every((line) => numbers.includes(line))).toBe(true);
      }),
    );
  });

  it('asks for the same when it is written anew', () => {
    const cell = fc.constantFrom(
      '1',
      '12',
      '',
      'a,b',
      'x|y',
      '"q"',
      'a;b',
      '1 000',
      'https://a.example/?a=1|2',
    );
    const line = fc.tuple(cell, cell, cell, fc.constantFrom('|', ',', ';', '\t'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const asked = ({ lines: good }: MassOrder) =>
          good.map(({ serviceId, url, quantity }) => [serviceId, url, quantity]);
        const [, , , between] = lines[0] ?? ['', '', '', '|'];
        const first = parseMassOrder(lines.map((one) => one.slice(0, 3).join(between)).join('\n'));
        const again = parseMassOrder(writeMassOrder(first.rows.map(({ cells }) => cells)));
        expect(again.rows).toHaveLength(first.rows.length);
        expect(asked(again)).toEqual(asked(first));
      }),
    );
  });
});
