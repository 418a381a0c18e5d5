/** What must never be taken for a link of a network, by what it tries. */

/** A real page of each network, to hide things in. */
const HOMES = {
  youtube: ['www.youtube.com', '/watch?v=dQw4w9WgXcQ'],
  instagram: ['www.instagram.com', '/p/CuE2WNQs6vH'],
  tiktok: ['www.tiktok.com', '/@khaby.lame/video/7106594312292453675'],
  facebook: ['www.facebook.com', '/nasa'],
  telegram: ['t.me', '/durov'],
  x: ['x.com', '/nasa'],
  spotify: ['open.spotify.com', '/track/4cOdK2wGLETKBW3PvgPWqT'],
  twitch: ['www.twitch.tv', '/ninja'],
  discord: ['discord.com', '/invite/minecraft'],
  soundcloud: ['soundcloud.com', '/octobersveryown'],
  pinterest: ['www.pinterest.com', '/pin/1234567890123456'],
  reddit: ['www.reddit.com', '/r/funny'],
  threads: ['www.threads.com', '/@zuck'],
  snapchat: ['www.snapchat.com', '/add/djkhaled305'],
} as const;

type Trick = (host: string, place: string) => string;

const TRICKS: Readonly<Record<string, Trick>> = {
  'a name before the host': (host, place) => `https://${host}@evil.example${place}`,
  'a name that looks like a host': (host, place) => `https://evil.example@${host}${place}`,
  'an empty name': (host, place) => `https://@${host}${place}`,
  'a name and a password': (host, place) => `https://user:secret@${host}${place}`,
  'another port': (host, place) => `https://${host}:8443${place}`,
  'a port that is none': (host, place) => `https://${host}:99999${place}`,
  'a host below another': (host, place) => `https://${host}.evil.example${place}`,
  'a host that ends alike': (host, place) => `https://evil-${host}${place}`,
  'a host that begins alike': (host, place) => `https://${host}-login.example${place}`,
  'a backslash': (host, place) => `https://evil.example\\@${host}${place}`,
  'backslashes for slashes': (host, place) => `https:\\\\${host}${place.replaceAll('/', '\\')}`,
  'a letter of another alphabet': (host, place) => `https://${cyrillic(host)}${place}`,
  'letters of full width': (host, place) => `https://${fullWidth(host)}${place}`,
  'an encoded host': (host, place) =>
    `https://%${host.charCodeAt(0).toString(16)}${host.slice(1)}${place}`,
  'another protocol': (host, place) => `ftp://${host}${place}`,
  'a script': (host, place) => `javascript://${host}${place}`,
  'a line break': (host, place) => `https://${host}\n${place}`,
  'a sign that nobody sees': (host, place) => `https://${host}${place}\u200B`,
  'text that runs backwards': (host, place) => `https://${host}\u202E${place}`,
  'a way back': (host, place) => `https://${host}/x/..${place}`,
  'an encoded way back': (host, place) => `https://${host}/%2e%2E${place}`,
  'a redirect': (host, place) => `https://${host}/redirect?url=https://evil.example${place}`,
  'an end without end': (host, place) => `https://${host}${place}${'a'.repeat(5_000)}`,
};

const ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  i: 'і',
  t: 'т',
};

function cyrillic(host: string): string {
  return host.replace(/[aeopcxit]/, (letter) => ALIKE[letter] ?? letter);
}

function fullWidth(host: string): string {
  return host.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
}

const HIDDEN = Object.entries(TRICKS).flatMap(([trick, write]) =>
  Object.values(HOMES).map(([host, place]) => [trick, write(host, place)] as const),
);

const ADDRESSES = [
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
  ],
  ...['169.254.169.254', '172.16.0.1', '192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...[
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fc00::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ],
  ...[
    'localhost',
    'localhost.',
    'app.localhost',
    'printer.local',
    'metadata.google.internal',
    'router.lan',
  ],
  ...[
    '127.0.0.1.nip.io',
    '①②⑦.⓪.⓪.①',
    'xn--youtub-5of.com',
    'xn--instagrm-ya1c.com',
    'com',
    'youtube',
  ],
].flatMap((host) => [`http://${host}/watch?v=dQw4w9WgXcQ`, `${host}/nasa`]);

const TEXTS = [
  ...[
    '',
    ' ',
    '\t',
    '\0',
    '/',
    '//',
    '///',
    '?',
    '#',
    '.',
    '..',
    '@',
    ':',
    'https:',
    'https://',
    'http:///',
  ],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<script>alert(1)</script>'],
  ...['vbscript:msgbox(1)', 'file:///etc/passwd', 'blob:https://www.youtube.com/1', 'about:blank'],
  ...[
    'mailto:someone@youtube.com',
    'tel:+4930123',
    'intent://youtube.com#Intent;end',
    'ws://youtube.com/@a',
  ],
  ...[
    'gopher://youtube.com/_',
    'view-source:https://youtube.com/@abc',
    'chrome://settings',
    'spotify:',
  ],
  ...['spotify:track:', 'spotify:track:../../x', 'spotify://evil.example/x', 'spotify:evil:x'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x>',
    "' or 1=1 --",
    '${7*7}',
    '{{7*7}}',
    '%00',
    '%',
    '%E0%A4%A',
  ],
  ...[
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=short',
  ],
  ...[
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXc%00',
  ],
  ...[
    'https://www.youtube.com/watch?v=https://evil.example',
    'https://www.youtube.com/',
    'https://youtu.be/',
  ],
  ...['https://www.youtube.com/https://evil.example', 'https://www.youtube.com//evil.example/x'],
  ...[
    'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example',
    'https://www.youtube.com/feed/trending',
  ],
  ...[
    'https://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3DdQw4w9WgXcQ',
    'https://www.youtube.com/@..',
  ],
  ...[
    'https://www.youtube.com/@а',
    'https://www.youtube.com/@pаypal',
    'https://www.youtube.com/@Ηello',
  ],
  ...[
    'https://www.youtube.com/@a%2Fb',
    'https://www.youtube.com/@a%5Cb',
    'https://www.youtube.com/@a%0ab',
  ],
  ...[
    'https://www.youtube.com/results?search_query=x',
    'https://accounts.youtube.com/accounts/SetSID',
  ],
  ...[
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example',
    'https://www.facebook.com/l.php?u=x',
  ],
  ...[
    'https://www.facebook.com/login.php',
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://facebook.com',
  ],
  ...[
    'https://www.facebook.com/dialog/share?href=x',
    'https://www.facebook.com/help/',
    'https://fb.watch/',
  ],
  ...['https://www.instagram.com/explore/tags/cats/', 'https://www.instagram.com/accounts/login/'],
  ...[
    'https://www.instagram.com/%65xplore',
    'https://www.instagram.com/direct/inbox/',
    'https://www.instagram.com/p/',
  ],
  ...['https://www.instagram.com/...', 'https://l.instagram.com/?u=https%3A%2F%2Fevil.example'],
  ...[
    'https://t.me/share/url?url=https://evil.example',
    'https://t.me/proxy?server=evil.example',
    'https://t.me/abc',
  ],
  ...[
    'https://t.me/iv?url=https%3A%2F%2Fevil.example&rhash=1',
    'https://t.me/addstickers/Cats',
    'https://t.me/durov/x',
  ],
  ...[
    'https://t.me/login/12345',
    'https://t.me/confirmphone?phone=1&hash=2',
    'tg://resolve?domain=durov',
  ],
  ...[
    'https://x.com/i/flow/login',
    'https://x.com/search?q=x',
    'https://x.com/share?url=https://evil.example',
  ],
  ...[
    'https://x.com/home',
    'https://x.com/nasa/status/abc',
    'https://x.com/a-name-with-signs',
    'https://t.co/',
  ],
  ...[
    'https://x.com/intent/post?text=x',
    'https://x.com/nasasnewtelescopes',
    'https://x.com/nasa/status/',
  ],
  ...[
    'https://www.tiktok.com/',
    'https://www.tiktok.com/foryou',
    'https://www.tiktok.com/@',
    'https://vm.tiktok.com/',
  ],
  ...[
    'https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fevil.example',
    'https://www.tiktok.com/@a/video/x',
  ],
  ...[
    'https://open.spotify.com/track/short',
    'https://open.spotify.com/search/x',
    'https://accounts.spotify.com/login',
  ],
  ...[
    'https://www.twitch.tv/directory',
    'https://www.twitch.tv/',
    'https://player.twitch.tv/?channel=../x',
  ],
  ...[
    'https://discord.com/login',
    'https://discord.com/api/webhooks/613425648685547541/secret',
    'https://discord.gg/',
  ],
  ...[
    'https://discord.com/oauth2/authorize?client_id=1',
    'https://cdn.discordapp.com/attachments/1/2/x.exe',
  ],
  ...[
    'https://soundcloud.com/search?q=x',
    'https://w.soundcloud.com/player/?url=https%3A//evil.example',
  ],
  ...[
    'https://www.pinterest.com/search/pins/?q=x',
    'https://pinterest.com.evil.example/pin/1',
    'https://pin.it/',
  ],
  ...[
    'https://out.reddit.com/t3_1?url=https%3A%2F%2Fevil.example',
    'https://www.reddit.com/login',
    'https://redd.it/',
  ],
  ...[
    'https://www.reddit.com/r/',
    'https://www.reddit.com/message/compose',
    'https://i.redd.it/x.png',
  ],
  ...[
    'https://www.threads.com/login',
    'https://www.threads.com/@',
    'https://l.threads.com/?u=https%3A%2F%2Fevil.example',
  ],
  ...[
    'https://bit.ly/3abcdef',
    'https://tinyurl.com/y6abcdef',
    'https://goo.gl/abc',
    'https://example.com/',
  ],
  ...[
    'just some words',
    'youtube com',
    'youtube.com @name',
    'https ://youtube.com/@name',
    'a'.repeat(100_000),
  ],
  ...[
    'https://'.repeat(500),
    '@'.repeat(5_000),
    '/'.repeat(50_000),
    '%25'.repeat(20_000),
    'https://a.'.repeat(9_000),
  ],
  ...[
    '\uD800',
    'https://www.youtube.com/@\uDFFF',
    'https://www.youtube.com/@a\u0000b',
    '\u202Emoc.ebutuoy',
  ],
].map((text) => ['its words', text] as const);

export const HOSTILE_LINKS: readonly (readonly [trick: string, text: string])[] = [
  ...HIDDEN,
  ...ADDRESSES.map((text) => ['an address of a machine', text] as const),
  ...TEXTS,
];
