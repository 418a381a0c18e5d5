import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseHex } from './colour.ts';
import { entityClass } from './entity-class.ts';
import { entityCss } from './entity-css.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((colour) => `#${(0x1000000 + colour).toString(16).slice(1)}`);

function pairsOf(css: string) {
  const found = css.matchAll(/--mq-entity-([a-z-]+):light-dark\((#\w{6}),(#\w{6})\);/g);
  return Object.fromEntries([...found].map(([, part = '', ...both]) => [part, both]));
}

function ratio(ink: string | undefined, ground: string | undefined): number {
  return contrast(parseHex(ink ?? '') ?? 0, parseHex(ground ?? '') ?? 0);
}

describe('the colours of an entity as CSS', () => {
  test('whatever the colour, both labels are readable in both themes', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const pairs = pairsOf(entityCss([['a', colour]]));
        for (const theme of [0, 1]) {
          expect(ratio(pairs['on']?.[theme], pairs['solid']?.[theme])).toBeGreaterThanOrEqual(4.5);
          expect(ratio(pairs['mark']?.[theme], pairs['solid']?.[theme])).toBeGreaterThanOrEqual(3);
          expect(
            ratio(pairs['on-subtle']?.[theme], pairs['subtle']?.[theme]),
          ).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('a mark is white where white can be seen, and else what a text would be', () => {
    expect(pairsOf(entityCss([['a', '#ff0000']]))['mark']).toEqual(['#ffffff', '#ffffff']);
    const yellow = pairsOf(entityCss([['a', '#fffc00']]));
    expect(yellow['mark']).toEqual(yellow['on']);
  });

  test('whatever the name and the colour, nothing can leave its rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), hex, (name, colour) => {
        expect(entityCss([[name, colour]])).toMatch(
          /^\.entity-[\w-]*\{(--mq-entity-[a-z-]+:light-dark\(#\w{6},#\w{6}\);){7}\}$/,
        );
      }),
    );
  });

  test('two names never share a class, and a name twice is written once', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(entityClass(one)).not.toBe(entityClass(other));
      }),
    );
    expect(
      entityCss([
        ['a', '#111111'],
        ['a', '#ff0000'],
      ]),
    ).toBe(entityCss([['a', '#ff0000']]));
  });
});
