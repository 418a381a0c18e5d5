import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';

const WIDTH = 320;
const HEIGHT = 180;

/** Where the picture of a link is drawn that nobody has one of: the same for the same link. */
export function pictureAddress({ url, shape }: { url: string; shape: LinkShape }): string {
  let hash = 0x811c9dc5;
  for (const letter of url) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const seed = (hash >>> 0).toString(16).padStart(8, '0');
  return `/link-picture?${new URLSearchParams({ shape, seed })}`;
}

/** A sign for what a link leads to, on colours of its own. */
export function drawPicture({ shape, seed }: { shape: LinkShape; seed: string }): string {
  const number = Number.parseInt(seed, 16);
  const hue = number % 360;
  const other = (hue + 40 + ((number >>> 9) % 60)) % 360;
  const [x, y] = [40 + ((number >>> 12) % 240), 20 + ((number >>> 20) % 140)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 55% 38%)"/><stop offset="1" stop-color="hsl(${other} 55% 24%)"/></linearGradient></defs>`,
    `<path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<circle cx="${x}" cy="${y}" r="90" fill="#fff" fill-opacity=".07"/>`,
    `<circle cx="${WIDTH - x}" cy="${HEIGHT - y}" r="54" fill="#fff" fill-opacity=".07"/>`,
    `<g transform="translate(124 54)" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${SIGNS[signOf(shape)]}</g>`,
    '</svg>',
  ].join('');
}

/** Each on seventy-two by seventy-two. */
const SIGNS = {
  play: '<circle cx="36" cy="36" r="33"/><path fill="#fff" d="M29 23l21 13-21 13z"/>',
  note: '<path d="M24 54V14l34-7v40"/><circle cx="15" cy="54" r="9"/><circle cx="49" cy="47" r="9"/>',
  person: '<circle cx="36" cy="24" r="15"/><path d="M8 66c2-16 13-23 28-23s26 7 28 23"/>',
  people:
    '<circle cx="26" cy="26" r="12"/><path d="M3 62c2-13 11-19 23-19s21 6 23 19M47 16a12 12 0 0 1 0 21M55 45c8 2 13 8 14 17"/>',
  page: '<rect x="10" y="4" width="52" height="64" rx="8"/><path d="M22 22h28M22 36h28M22 50h16"/>',
} as const;

function signOf(shape: LinkShape): keyof typeof SIGNS {
  switch (shape) {
    case 'video':
    case 'short':
    case 'live':
    case 'clip':
    case 'story':
      return 'play';
    case 'track':
    case 'album':
    case 'playlist':
    case 'episode':
    case 'show':
      return 'note';
    case 'profile':
    case 'channel':
      return 'person';
    case 'group':
    case 'invite':
    case 'event':
      return 'people';
    case 'post':
    case 'comment':
    case 'board':
    case 'page':
    case 'redirect':
      return 'page';
  }
}
