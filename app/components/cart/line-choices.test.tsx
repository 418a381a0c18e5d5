import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { LineChoices } from './line-choices.tsx';

const spans = async (props: Parameters<typeof LineChoices>[0]) =>
  [...(await markupOf(<LineChoices {...props} />)).matchAll(/title="([^"]*)">([^<]*)</g)].map(
    ([, title, text]) => ({ title, text }),
  );

test('a line without countries and texts says nothing of them', async () => {
  expect(await spans({ countries: [], written: [] })).toEqual([]);
});

test('a line names its countries, and each text by what it is for', async () => {
  const written = [
    { kind: 'comments', values: ['Nice', '<b>Bold</b>'] },
    { kind: 'device', values: ['2'] },
    { kind: null, values: ['de'] },
  ] as const;
  const shown = await spans({
    countries: ['Germany', 'France'],
    written: written.map((one) => ({ ...one, values: [...one.values] })),
  });
  expect(shown.map(({ text }) => text)).toEqual([
    'Countries: Germany, France',
    'Comments: Nice, &lt;b&gt;Bold&lt;/b&gt;',
    'Device: Android devices',
    'Your texts: de',
  ]);
});

test('what is long is cut, and is whole in its title', async () => {
  const countries = Array.from({ length: 30 }, (_, at) => `Country ${at}`);
  const [one] = await spans({ countries, written: [] });
  expect(one?.title).toBe(countries.join(', '));
  expect(one?.text).toMatch(/^Countries: Country 0, .{48}…$/);
});
