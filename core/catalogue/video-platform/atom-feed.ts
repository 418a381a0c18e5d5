import type { ChannelPost } from './video-platform.ts';

/** Longer than any title; what is longer is cut. */
const LONGEST_TITLE = 200;

/**
 * The entries of the feed that YouTube gives of a channel. Undefined where it is no feed; an entry
 * that lacks what it is known by is passed over. It is read by its few elements, none of which holds
 * another of its name, so that nothing in it can name an entity or a file.
 */
export function readChannelFeed(
  text: string,
): { title: string | null; posts: ChannelPost[] } | undefined {
  if (!/<feed[\s>]/.test(text.slice(0, 1_000))) return undefined;
  const [head = '', ...rest] = text.split('<entry>');
  return {
    title: textOf(head, 'title'),
    posts: rest.flatMap((entry) => readEntry(entry.split('</entry>')[0] ?? '') ?? []),
  };
}

function readEntry(entry: string): ChannelPost | undefined {
  const id = textOf(entry, 'yt:videoId');
  const published = new Date(textOf(entry, 'published') ?? '');
  if (id === null || !/^[\w-]{11}$/.test(id) || Number.isNaN(published.getTime())) return undefined;
  const isShort = /<link rel="alternate" href="https:\/\/www\.youtube\.com\/shorts\//.test(entry);
  const views = /<media:statistics views="(\d{1,15})"/.exec(entry)?.[1];
  return {
    id,
    url: `https://www.youtube.com/${isShort ? 'shorts/' : 'watch?v='}${id}`,
    title: [...(textOf(entry, 'title') ?? '')].slice(0, LONGEST_TITLE).join(''),
    publishedAt: published,
    durationSeconds: null,
    views: views === undefined ? null : Number(views),
  };
}

function textOf(part: string, name: string): string | null {
  const from = part.indexOf(`<${name}>`);
  const to = part.indexOf(`</${name}>`, from);
  if (from < 0 || to < 0) return null;
  return plain(part.slice(from + name.length + 2, to));
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};

/** One line, with the five entities of XML and those by number. */
function plain(text: string): string {
  return text
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return NAMED[name] ?? whole;
      const code =
        name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}
