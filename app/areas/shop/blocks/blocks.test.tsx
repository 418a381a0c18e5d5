import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { BlockList } from './block-list.tsx';
import type { ShownBlock, ShownButton } from './shown-block.ts';

async function show(blocks: ShownBlock[], page: object = {}): Promise<string> {
  const markup = await markupOf(<BlockList blocks={blocks} {...page} />);
  // A note for a part of the router that the build leaves out.
  return markup.replaceAll(' data-discover="true"', '');
}

const button: ShownButton = { text: 'Start', href: '/register', look: 'solid' };
const picture = { url: '/instance-assets/a.svg', width: 640, height: 480, alt: 'A stage' };
const head = { heading: 'Above', text: 'In a sentence.' };

const service: ServiceSummary = {
  ...{
    id: 7,
    slug: 'views',
    name: 'Views · Germany',
    title: 'Germany',
    text: null,
    icon: 'youtube',
  },
  ...{ networkId: 1, network: 'YouTube', type: { id: 1, slug: 'views', name: 'Views' } },
  ...{ price: '1.44', per: 1_000, before: undefined, discount: 0, min: 100, max: 1_000, geo: null },
  ...{ start: null, speed: null, guarantee: null, labels: [], features: [], isPaused: false },
};

const hero: ShownBlock = {
  ...{ id: 'top', type: 'hero', title: 'Be found', text: 'By people.', hasLinkField: true },
  ...{ layout: 'services', buttons: [button], picture: undefined, services: [service] },
};

const BLOCKS: Record<string, ShownBlock> = {
  hero,
  services: {
    ...{ id: 'best', type: 'services', ...head, layout: 'cards', services: [service] },
    buttons: [button],
  },
  steps: {
    ...{ id: 'how', type: 'steps', ...head, layout: 'numbered' },
    steps: [
      { title: 'Choose', text: 'Paste a link.', icon: undefined },
      { title: 'Pay', text: '', icon: 'wallet' },
    ],
  },
  questions: {
    ...{ id: 'asked', type: 'questions', ...head, layout: 'beside' },
    questions: [{ question: 'Is it safe?', answer: [{ tag: 'p', children: ['Yes.'] }] }],
  },
  reviews: {
    ...{ id: 'said', type: 'reviews', ...head, layout: 'cards' },
    average: { rating: 4.5, count: 2 },
    reviews: [
      {
        ...{
          id: '1',
          author: 'Ada B.',
          rating: 5,
          stars: '5 out of 5 stars',
          comment: 'Schnell',
          language: 'de',
        },
        ...{ at: '2026-11-03T10:00:00.000Z', day: 'Nov 3, 2026' },
        service: { slug: 'views', name: 'Views · Germany' },
      },
    ],
  },
  figures: {
    ...{ id: 'numbers', type: 'figures', ...head, layout: 'band' },
    figures: [
      { label: 'Services', value: '1,234' },
      { label: 'Support', value: '24/7' },
    ],
  },
  text: {
    ...{ id: 'story', type: 'text', heading: 'Who we are', layout: 'panel' },
    body: [
      { tag: 'p', children: ['Three people.', { tag: 'a', href: '/faq', children: ['FAQ'] }] },
    ],
  },
  picture: {
    ...{ id: 'team', type: 'picture', picture, caption: 'The team', href: '/about' },
    layout: 'wide',
  },
  action: { id: 'go', type: 'action', ...head, layout: 'solid', buttons: [button] },
  offer: {
    ...{ id: 'week', type: 'offer' },
    offers: [
      {
        ...{ id: 'spring', title: 'Spring', position: 'top', networkId: undefined, typeIds: [] },
        ...{ campaign: 'spring', services: [service] },
      },
    ],
  },
  banner: {
    ...{ id: 'news', type: 'banner', place: 'services_pricing_main' },
    banners: [
      {
        ...{ key: 0, place: 'services_pricing_main', scrollDelayPx: 0, kind: 'text' },
        nodes: [{ tag: 'p', children: ['News'] }],
      },
    ],
  },
};

test.each<[string, (string | RegExp)[]]>([
  [
    'hero',
    ['>Be found</h1>', 'By people.', 'name="link"', 'href="/register"', 'Popular right now'],
  ],
  ['services', ['href="/services/views"', 'Germany', '$1.44', 'href="/register"']],
  ['steps', ['<ol><li><h3>Choose</h3><p>Paste a link.</p></li><li><h3>Pay</h3></li></ol>']],
  ['questions', [/<summary[^>]*><span[^>]*>Is it safe\?<\/span>/, '<p>Yes.</p>']],
  [
    'reviews',
    [
      'Rated 4.5 out of 5, 2 reviews',
      '<span role="img" aria-label="5 out of 5 stars">★★★★★</span>',
      '<blockquote lang="de" dir="auto">Schnell</blockquote>',
      '<time dateTime="2026-11-03T10:00:00.000Z">Nov 3, 2026</time>',
      '<a href="/services/views">Views · Germany</a>',
    ],
  ],
  ['figures', ['<dt>Services</dt><dd>1,234</dd>', '<dt>Support</dt><dd>24/7</dd>']],
  ['text', ['<h2>Who we are</h2>', '<p>Three people.<a href="/faq">FAQ</a></p>']],
  [
    'picture',
    [
      /<a href="\/about"><img src="\/instance-assets\/a\.svg" alt="A stage" width="640" height="480"/,
      '<figcaption>The team</figcaption>',
    ],
  ],
  ['action', ['<h2>Above</h2>', /<a class="[^"]+" href="\/register">Start<\/a>/]],
  ['offer', ['data-offer="spring"', 'href="/services/views?utm_campaign=spring"']],
  ['banner', ['data-banner="services_pricing_main"', '<p>News</p>']],
])('the block %s shows what is in it', async (type, parts) => {
  const block = BLOCKS[type];
  if (!block) throw new Error(`There is no block ${type}`);
  const markup = await show([block]);
  for (const part of parts) expect(markup).toMatch(part);
  // One element, which an editor can be told of, and no style that the policy refuses.
  expect(markup).toMatch(
    new RegExp(`^<div id="block-${block.id}" class="[^"]+" data-block="${type}"`),
  );
  expect(markup).not.toContain(' style=');
});

test('a block without a heading begins with what is in it', async () => {
  const { steps, figures } = BLOCKS;
  if (steps?.type !== 'steps' || figures?.type !== 'figures') throw new Error('they are these');
  const none = { heading: '', text: '' };
  const markup = await show([hero, { ...steps, ...none }, { ...figures, ...none }]);
  // No level is left out.
  expect(markup).toContain('<h2>Choose</h2>');
  expect(markup).not.toContain('<h3>');
  expect(markup).toMatch(/id="block-numbers"[^>]*><dl>/);
});

test('only what comes first is the heading of the page', async () => {
  const markup = await show([hero, { ...hero, id: 'again' }]);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).toMatch(/id="block-again".*<h2[^>]*>Be found<\/h2>/);
});

test('the picture that is seen first is asked for first, others as they are come to', async () => {
  const withPicture: ShownBlock = { ...hero, layout: 'picture', picture };
  const markup = await show([withPicture, { ...withPicture, id: 'again' }]);
  expect(markup.match(/<img[^>]*>/g)).toEqual([
    expect.stringContaining('fetchpriority="high"'),
    expect.stringContaining('loading="lazy"'),
  ]);
});

test('a hero leaves out what its layout or its page has not', async () => {
  const plain = await show([{ ...hero, layout: 'plain', hasLinkField: false, buttons: [] }]);
  expect(plain).not.toMatch(/<form|Popular right now|<img|<a /);
  // Nothing is sold yet.
  expect(await show([hero], { networks: [] })).not.toContain('<form');
  expect(await show([hero], { networks: undefined })).toContain('<form');
});

test('the catalogue and the text of the page stand where they are among the blocks', async () => {
  const parts: ShownBlock[] = [
    { id: 'catalogue', type: 'catalogue' },
    { ...hero, id: 'top' },
    { id: 'body', type: 'body' },
  ];
  const markup = await show(parts, { catalogue: <p>All services</p>, body: <p>About us</p> });
  expect(markup).toMatch(/All services.*Be found.*About us/);
});
