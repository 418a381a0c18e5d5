import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';

interface Preference {
  cookie: string | undefined;
  acceptLanguage: string | null;
  offered: readonly Language[];
}

/** The language a visitor prefers of those on offer: the cookie, else the browser, else English. */
export function preferredLanguage({ cookie, acceptLanguage, offered }: Preference): Language {
  const chosen = offered.find((language) => language === cookie);
  return chosen ?? fromAcceptLanguage(acceptLanguage, offered) ?? DEFAULT_LANGUAGE;
}

function fromAcceptLanguage(
  header: string | null,
  offered: readonly Language[],
): Language | undefined {
  if (!header) return undefined;
  const wishes = header
    .slice(0, 1000)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((p) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(p)?.[1])
        .find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality ? Number(quality) : 1, position };
    })
    .filter((wish) => wish.tag && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  for (const wish of wishes) {
    const match = matchTag(wish.tag, offered);
    if (match) return match;
  }
  return undefined;
}

/** `pt`, `pt-PT` and `zh-Hans-CN` find the nearest on offer; `zh-TW` does not read 简体. */
function matchTag(tag: string, offered: readonly Language[]): Language | undefined {
  const [base = '', ...subtags] = tag.split('-');
  if (base === 'zh' && subtags.some((s) => ['hant', 'tw', 'hk', 'mo'].includes(s)))
    return undefined;
  return offered.find((language) => language.toLowerCase().split('_')[0] === base);
}
