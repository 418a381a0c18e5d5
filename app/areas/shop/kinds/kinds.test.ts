import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KindService, ServiceKind } from '#core/catalogue/services/catalogue.contract.ts';
import { chooseValue, chosenBy, firstShown, readChoices } from './choose.ts';
import { dimensionsOf, type Differing } from './dimensions.ts';
import { kindOf, sharedText, withRecords, type Kind } from './kind.ts';

const ADS = { provenance: 'advertising', geo: 'Worldwide', speed: '20 a day' } as const;

function differing(services: readonly (Partial<Differing> & { name: string })[]): Differing[] {
  return services.map((service, at) => ({ id: at + 1, ...ADS, ...service }));
}

/** What each service is called by its choices. */
function told(services: readonly Differing[], type = 'Views') {
  const { dimensions, at } = dimensionsOf(services, type);
  return {
    names: dimensions.map(({ name }) => name),
    services: at.map((places) => places?.map((place, d) => dimensions[d]?.values[place])),
  };
}

describe('what the services of a kind differ in', () => {
  it('is read from their names where the columns bear it out', () => {
    const services = differing([
      { name: 'Views · Advertising · Worldwide · Gradual' },
      { name: 'Views · Advertising · Germany · Quick', geo: 'Germany', speed: '50 a day' },
      { name: 'Views · Tasks · Worldwide · Gradual', provenance: 'tasks' },
    ]);
    expect(told(services)).toEqual({
      names: ['source', 'audience', 'pace'],
      services: [
        ['Advertising', 'Worldwide', 'Gradual'],
        ['Advertising', 'Germany', 'Quick'],
        ['Tasks', 'Worldwide', 'Gradual'],
      ],
    });
  });

  it.each<[string, Differing[], string[]]>([
    [
      'names with strokes',
      differing([{ name: 'Views – Advertising / Worldwide / Gradual' }]),
      ['source', 'audience', 'pace'],
    ],
    [
      'the pace first',
      differing([
        { name: 'Views | Gradual | Advertising' },
        { name: 'Views | Quick | Advertising', speed: '50' },
        { name: 'Views | Gradual | Tasks', provenance: 'tasks' },
      ]),
      ['source', 'audience', 'pace'],
    ],
    [
      'a source alone',
      differing([{ name: 'Views · Creators' }, { name: 'Views · Magazines' }]),
      ['source', 'audience'],
    ],
    [
      'a pace alone',
      differing([
        { name: 'Views · Quick', provenance: 'other', speed: '9' },
        { name: 'Views · Slow', provenance: 'other' },
      ]),
      ['audience', 'pace'],
    ],
    [
      'neither',
      differing([
        { name: 'Views · Small', provenance: 'other' },
        { name: 'Views · Large', provenance: 'other' },
      ]),
      ['audience', 'option'],
    ],
    [
      'no audience',
      differing([{ name: 'Views · Small', provenance: 'other', geo: null }]),
      ['option'],
    ],
    [
      'names of a price list',
      differing([{ name: 'YT Views [Max 1M] - Fast - R30' }, { name: 'YT Views HQ' }]),
      ['option'],
    ],
    [
      'two words of which nothing is known',
      differing([{ name: 'Views · A · B', provenance: 'other' }]),
      ['option'],
    ],
    [
      'two of the same words',
      differing([{ name: 'Views · Advertising' }, { name: 'Views · Advertising' }]),
      ['option'],
    ],
  ])('of %s is', (_what, services, names) => {
    expect(told(services).names).toEqual(names);
  });

  it('tells apart even those that are called the same', () => {
    const services = differing([{ name: 'Views' }, { name: 'Views' }]);
    const values = told(services).services.flat();
    expect(new Set(values).size).toBe(2);
  });

  const PATTERN = [
    { name: 'Views · Advertising · Worldwide · Gradual' },
    { name: 'Views · Advertising · Germany · Gradual', geo: 'Germany' },
    { name: 'Views · Tasks · Worldwide · Gradual', provenance: 'tasks' },
  ] as const;

  it.each<[string, Partial<Differing> & { name: string }]>([
    ['a name of a price list', { name: '🔥 YT Views [Max 1M] - Fast - R30 🔥' }],
    ['a name without its pace', { name: 'Views · Advertising · Japan', geo: 'Japan' }],
    ['a word more', { name: 'Views · Advertising · Worldwide · Gradual · HQ' }],
    ['the bare name of its type', { name: 'Views' }],
    ['no audience', { name: 'Views · Advertising · Gradual', geo: null }],
    ['no provenance', { name: 'Views · Somehow · Worldwide · Gradual', provenance: 'other' }],
    ['a speed that its pace does not have', { ...PATTERN[1], geo: 'Japan', speed: '9 a day' }],
    ['a method that means another', { ...PATTERN[0], geo: 'Japan', provenance: 'creators' }],
    ['the words of another', PATTERN[0]],
    ['only strokes', { name: ' · – | · ' }],
    ['nothing', { name: '' }],
    ['letters that are no words', { name: '•••│｜・ＶＩＥＷＳ・｜│•••' }],
  ])('leaves out one service with %s, and the others keep their choices', (_what, odd) => {
    const { names, services } = told(differing([...PATTERN, odd]));
    expect(names).toEqual(['source', 'audience', 'pace']);
    expect(services).toEqual([
      ['Advertising', 'Worldwide', 'Gradual'],
      ['Advertising', 'Germany', 'Gradual'],
      ['Tasks', 'Worldwide', 'Gradual'],
      undefined,
    ]);
  });

  it('is the name alone where more than a third are named in other ways', () => {
    const odd = ['One!', 'Two?', 'Three (3)', 'Four'].map((name) => ({ name }));
    const { names, services } = told(differing([...PATTERN, ...odd]));
    expect(names).toEqual(['option']);
    expect(services).not.toContain(undefined);
  });

  it('tells apart all that are chosen, and chooses two thirds of them', () => {
    const word = fc.constantFrom('A', 'B', 'C · D', 'Worldwide', '');
    const service = fc.record({
      name: fc.tuple(word, word).map((words) => ['Views', ...words].join(' · ')),
      geo: fc.constantFrom('Worldwide', 'Germany', null),
      speed: fc.constantFrom('1', '2', null),
      provenance: fc.constantFrom('advertising', 'tasks', 'other' as const),
    });
    fc.assert(
      fc.property(fc.array(service, { minLength: 1, maxLength: 12 }), (services) => {
        const { services: rows } = told(differing(services));
        expect(rows).toHaveLength(services.length);
        const chosen = rows.filter((row) => row !== undefined);
        expect(chosen.length * 3).toBeGreaterThanOrEqual(services.length * 2);
        expect(new Set(chosen.map(String)).size).toBe(chosen.length);
      }),
    );
  });
});

describe('what all of a kind say of themselves', () => {
  it.each([
    [['Real people watch. By ads.', 'Real people watch. By tasks.'], 'Real people watch.'],
    [['Real people watch. By ads.'], 'Real people watch. By ads.'],
    [['By ads.', 'By tasks.'], null],
    [['Same.', null], null],
    [['本物の人が視聴。広告。', '本物の人が視聴。タスク。'], '本物の人が視聴。'],
    [[null], null],
  ])('%j is %j', (texts, text) => {
    expect(sharedText(texts)).toBe(text);
  });
});

const SERVICE: KindService = {
  ...{ id: 1, slug: 'one', name: 'Views · Ads · Worldwide · Gradual', short_description: null },
  ...{ price: '1.44', default_price: '1.8', discount_percent: 0.2, price_type: 'per_quantity' },
  ...{
    pricing_per: 1_000,
    min_quantity: 10,
    max_quantity: 100,
    quantity_step: 1,
    default_quantity: 10,
    url_is_required: true,
    is_deactivated: false,
  },
  ...{ provenance: 'advertising', geo: 'Worldwide', start_time: '≤ 1 hour', speed: '20 a day' },
  ...{ guarantee: null, labels: [], features: [] },
};

function kindWith(services: readonly Partial<KindService>[]): Kind {
  const network = { id: 7, slug: 'tube', name: 'Tube', color: '#ff0000' };
  const type = { id: 3, slug: 'views', name: 'Views', icon: 'eye', color: '#ff0000' };
  const made: ServiceKind = {
    service_type: { ...type, network },
    network_icon: 'tube',
    services: services.map((service, at) => ({ ...SERVICE, id: at + 1, ...service })),
  };
  return kindOf(made);
}

const GERMANY = { name: 'Views · Ads · Germany · Daily', geo: 'Germany', speed: '10 a day' };
const QUICK = { name: 'Views · Ads · Worldwide · Quick', speed: '50 a day', price: '0.9' };
const TASKS = {
  name: 'Views · Tasks · Worldwide · Quick',
  speed: '50 a day',
  provenance: 'tasks',
} as const;
const kind = kindWith([{}, GERMANY, QUICK, TASKS]);

describe('a kind', () => {
  it('costs from what its cheapest service costs', () => {
    expect(kind).toMatchObject({ from: '0.9', per: 1_000, key: 'kind-3-1000', networkId: 7 });
    expect(kindWith([{ price: '10' }, { price: '9.5', id: 5 }]).from).toBe('9.5');
    expect(kindWith([{ price_type: 'fixed' }])).toMatchObject({
      per: undefined,
      key: 'kind-3-whole',
    });
  });

  it('has every service once, by its choices or beside them', () => {
    const odd = { name: 'YT HQ R30', slug: 'odd', price: '0.1' };
    const { options, others, from } = kindWith([{}, odd, GERMANY, QUICK]);
    expect(options.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(others).toEqual([{ id: 2, slug: 'odd', name: 'YT HQ R30', price: '0.1' }]);
    expect(from).toBe('0.1');
  });

  it('carries what is known of its services, and nothing where nothing is', () => {
    const record = {
      id: 2,
      orders_count: 40,
      completed: 1,
      start_seconds: 60,
      dropped: null,
      reviews_count: 0,
      rating: null,
    };
    const [shown] = withRecords([kind], new Map([[2, record]]));
    expect(shown?.options.map((option) => option.record)).toEqual([
      undefined,
      record,
      undefined,
      undefined,
    ]);
  });
});

describe('a choice on a card', () => {
  const [first] = kind.options;
  if (!first) throw new Error('The kind has services.');

  it('takes the service that keeps the most of what was chosen before', () => {
    const quick = kind.dimensions[2]?.values.indexOf('Quick') ?? -1;
    expect(chooseValue(kind, first, { dimension: 2, value: quick }).id).toBe(3);
    const tasks = kind.dimensions[0]?.values.indexOf('Tasks') ?? -1;
    // Nothing of it is gradual.
    expect(chooseValue(kind, first, { dimension: 0, value: tasks }).id).toBe(4);
  });

  it('always has the value that was asked for', () => {
    const names = ['Ads', 'Tasks'] as const;
    const service = fc.record({
      source: fc.constantFrom(...names),
      geo: fc.constantFrom('Worldwide', 'Germany', 'Japan'),
      speed: fc.constantFrom('Gradual', 'Quick', 'Daily'),
    });
    const services = fc.uniqueArray(service, {
      minLength: 1,
      selector: (own) => JSON.stringify(own),
    });
    fc.assert(
      fc.property(services, fc.nat(), fc.nat(), fc.nat(), (all, from, d, v) => {
        const any = kindWith(
          all.map(({ source, geo, speed }) => ({
            name: `Views · ${source} · ${geo} · ${speed}`,
            ...{ geo, speed },
            provenance: source === 'Ads' ? 'advertising' : 'tasks',
          })),
        );
        const current = any.options[from % any.options.length];
        const dimension = d % any.dimensions.length;
        const value = v % (any.dimensions[dimension]?.values.length ?? 1);
        if (!current) throw new Error('There is one.');
        const chosen = chooseValue(any, current, { dimension, value });
        expect(chosen.at[dimension]).toBe(value);
        const wanted = String(current.at.with(dimension, value));
        const exact = any.options.find(({ at }) => String(at) === wanted);
        if (exact) expect(chosen.id).toBe(exact.id);
      }),
    );
  });

  it('is told by a form without a script, whatever of it was changed', () => {
    // Germany and quick at once: there is none of it, and the first changed decides no more than the other.
    expect(chosenBy(kind, { from: 1, picked: [1, 2, 1] })?.id).toBe(2);
    expect(chosenBy(kind, { from: 1, picked: [4, 1, 3] })?.id).toBe(4);
    expect(chosenBy(kind, { from: 1, picked: [] })?.id).toBe(1);
    expect(chosenBy(kind, { from: 99, picked: [4] })).toBeUndefined();
  });

  it('is read from an address, and what makes no sense in it is left out', () => {
    const choices = readChoices(
      new URLSearchParams('from=1&pick=4&pick=1&pick=3&chosen=2&chosen=x&order=1'),
    );
    expect(choices).toEqual({ sent: { from: 1, picked: [4, 1, 3] }, chosen: [2], isOrder: true });
    expect(firstShown(kind, choices)?.id).toBe(4);
    expect(firstShown(kind, readChoices(new URLSearchParams('chosen=2')))?.id).toBe(2);
    expect(firstShown(kind, readChoices(new URLSearchParams('from=-1&order=1')))?.id).toBe(1);
    expect(readChoices(new URLSearchParams('order=1')).isOrder).toBe(false);
  });
});
