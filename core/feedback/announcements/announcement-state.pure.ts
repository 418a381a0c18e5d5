import type { Announcement, Texts } from './announcement.contract.ts';

interface Period {
  starts_at: Date;
  ends_at: Date | null;
}

export function stateOf({ starts_at: from, ends_at: until }: Period, now: Date) {
  if (until !== null && until <= now) return 'over' satisfies Announcement['state'];
  return from > now ? 'coming' : ('live' satisfies Announcement['state']);
}

/** Title and text in one language: the reader's if both are written in it, else English. */
export function inLanguage({ title, body }: { title: Texts; body: Texts }, language: string) {
  const read = (texts: Texts) => Object.entries(texts).find(([code]) => code === language)?.[1];
  const [own, ownBody] = [read(title), read(body)];
  return own !== undefined && ownBody !== undefined
    ? { title: own, text: ownBody }
    : { title: title.en, text: body.en };
}

/** In which languages one of the two is missing. */
export function halfWritten({ title, text }: { title: Texts; text: Texts }): string[] {
  const has = (texts: Texts) =>
    new Set(Object.entries(texts).flatMap(([code, said]) => (said === undefined ? [] : code)));
  const [titles, bodies] = [has(title), has(text)];
  return [
    ...[...titles].filter((code) => !bodies.has(code)).map((code) => `text.${code}`),
    ...[...bodies].filter((code) => !titles.has(code)).map((code) => `title.${code}`),
  ];
}
