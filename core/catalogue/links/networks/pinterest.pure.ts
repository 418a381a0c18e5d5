import { namedBy, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';

const PROFILE = { shape: 'profile', path: '/{id:word:3-30}' } as const;
const ENDINGS = [
  ...['com', 'at', 'be', 'ca', 'ch', 'cl', 'co', 'co.at', 'co.in', 'co.kr', 'co.nz', 'co.uk'],
  ...['com.au', 'com.bo', 'com.ec', 'com.mx', 'com.pe', 'com.py', 'com.uy', 'com.vn', 'de', 'dk'],
  ...['ec', 'es', 'fr', 'hu', 'id', 'ie', 'in', 'info', 'it', 'jp', 'kr', 'mx', 'nl', 'nz', 'pe'],
  ...['ph', 'pt', 'ru', 'se', 'th', 'tw', 'uk', 'vn'],
];

const COUNTRIES = [
  ...[
    'ar',
    'at',
    'au',
    'be',
    'br',
    'ca',
    'ch',
    'cl',
    'co',
    'cz',
    'de',
    'dk',
    'es',
    'fi',
    'fr',
    'gb',
  ],
  ...[
    'gr',
    'hu',
    'id',
    'ie',
    'il',
    'in',
    'it',
    'jp',
    'kr',
    'mx',
    'my',
    'nl',
    'no',
    'nz',
    'pe',
    'ph',
  ],
  ...['pl', 'pt', 'ro', 'ru', 'se', 'sg', 'sk', 'th', 'tr', 'tw', 'ua', 'uk', 'us', 'vn', 'za'],
];

export const PINTEREST: LinkNetwork = {
  slug: 'pinterest',
  home: 'www.pinterest.com',
  sites: [
    {
      hosts: [
        ...ENDINGS.flatMap((ending) => [`pinterest.${ending}`, `www.pinterest.${ending}`]),
        ...COUNTRIES.map((country) => `${country}.pinterest.com`),
      ],
      patterns: [
        { shape: 'post', path: '/pin/{id:digits:6-24}/*/*' },
        { shape: 'redirect', path: '/pin/{id:code:30-60}/*' },
        { shape: 'profile', path: '/{id:word:3-30}/_{slug:code}', to: PROFILE.path },
        { shape: 'board', path: '/{owner:word:3-30}/{id:name:2-100}/*' },
        PROFILE,
      ],
    },
    {
      hosts: ['pin.it', 'www.pin.it'],
      patterns: [{ shape: 'redirect', path: '/{id:code:5-20}', to: 'pin.it/{id}' }],
    },
  ],
  reserved: [
    ...['pin', 'search', 'ideas', 'today', 'explore', 'categories', 'topics', 'login', 'signup'],
    ...[
      'settings',
      'business',
      'about',
      'news_hub',
      'pin-builder',
      'password',
      'resource',
      'videos',
    ],
    ...['discover', 'oauth', 'policy', 'terms', '_', '_tools', 'following', 'home'],
  ],
  handles: namedBy(PROFILE),
  embeds: { post: 'assets.pinterest.com/ext/embed.html?id={id}' },
  oembed: { endpoint: 'https://www.pinterest.com/oembed.json?url=', shapes: ['post'] },
};
