/** What a link leads to. Networks call the same thing by many names; services need few of them. */
export const LINK_SHAPES = [
  'profile',
  'channel',
  'group',
  'invite',
  'event',
  'story',
  'post',
  'comment',
  'video',
  'short',
  'live',
  'clip',
  'track',
  'album',
  'playlist',
  'episode',
  'show',
  'board',
  'page',
  'redirect',
] as const;
export type LinkShape = (typeof LINK_SHAPES)[number];

/** Accounts that are followed, joined or visited. A story is ordered by its account too. */
const ACCOUNTS: readonly LinkShape[] = [
  ...(['profile', 'channel', 'group', 'invite', 'event', 'story', 'show', 'board'] as const),
  ...(['redirect', 'page'] as const),
];

/** What is seen, heard or answered. What only the network itself can say may be either. */
const PIECES: readonly LinkShape[] = [
  ...(['post', 'comment', 'video', 'short', 'live', 'clip', 'story'] as const),
  ...(['track', 'album', 'playlist', 'episode', 'show', 'board', 'redirect', 'page'] as const),
];

/** The link shapes accepted when an example of this shape is shown. */
export function interchangeableWith(shape: LinkShape): ReadonlySet<LinkShape> {
  return new Set([ACCOUNTS, PIECES].filter((group) => group.includes(shape)).flat());
}
