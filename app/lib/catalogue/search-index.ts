import { foldText } from '#core/catalogue/services/filter-services.pure.ts';
import { pagePath } from '../pages/page-path.ts';
import { catalogueSearchPath, networkPath } from '../pages/paths.ts';

/** The names of all that can be found; a service knows its type, a type its network, by place. */
export interface SearchIndex {
  networks: { id: number; name: string; icon: string }[];
  types: { slug: string; name: string; network: number }[];
  /** The most popular service first. */
  services: { id: number[]; name: string[]; type: number[] };
  /** Gives the marks of the networks their colours. */
  css: string;
}

/** Too much to be loaded for a few letters: the server is asked as somebody types. */
export interface DistantIndex {
  isDistant: true;
  css: string;
}

export interface Suggestion {
  /** Its own among all suggestions. */
  key: string;
  text: string;
  /** What tells it from others of the same name. */
  detail: string;
  /** The name of a network's mark. */
  icon: string;
  to: string;
}

export interface Suggestions {
  networks: Suggestion[];
  types: Suggestion[];
  services: Suggestion[];
}

export const MOST = { networks: 3, types: 4, services: 6 };

/** Prepares an index for being searched at every key that is pressed. */
export function createSearch(index: SearchIndex): (query: string) => Suggestions {
  const { networks, types, services } = index;
  const networkOf = (type: SearchIndex['types'][number] | undefined) =>
    networks[type?.network ?? -1];
  const folded = {
    networks: networks.map(({ name }) => foldText(name)),
    // An address has the words of the trade, whatever the language of the names.
    types: types.map((type) =>
      foldText(`${type.name} ${networkOf(type)?.name ?? ''} ${type.slug}`),
    ),
    services: services.id.map((id, at) => foldText(`${id} ${services.name[at] ?? ''}`)),
  };

  function serviceAt(at: number): Suggestion {
    const network = networkOf(types[services.type[at] ?? -1]);
    const id = services.id[at] ?? 0;
    return suggestService({ id, name: services.name[at] ?? '' }, network?.icon ?? '');
  }

  return function search(query) {
    const words = wordsOf(query);
    if (words.length === 0) return { networks: [], types: [], services: [] };
    const byNumber = services.id.findIndex((id) => String(id) === query.trim());
    const found = places(folded.services, words, MOST.services).filter((at) => at !== byNumber);
    const first = byNumber < 0 ? [] : [byNumber];
    return {
      networks: places(folded.networks, words, MOST.networks).flatMap((at) => {
        const network = networks[at];
        return network ? suggestNetwork(network) : [];
      }),
      types: places(folded.types, words, MOST.types).flatMap((at) => {
        const type = types[at];
        const network = networkOf(type) ?? { name: '', icon: '' };
        return type ? suggestType(type, network) : [];
      }),
      services: [...first, ...found].slice(0, MOST.services).map(serviceAt),
    };
  };
}

export function suggestNetwork(network: SearchIndex['networks'][number]): Suggestion {
  const { id, name, icon } = network;
  return { key: `network-${id}`, text: name, detail: '', icon, to: networkPath(id) };
}

export function suggestType(
  { slug, name }: { slug: string; name: string },
  network: { name: string; icon: string },
): Suggestion {
  // Most types are called after their network already.
  const detail = name.includes(network.name) ? '' : network.name;
  const to = pagePath('services/:slug', { slug });
  return { key: `type-${slug}`, text: name, detail, icon: network.icon, to };
}

export function suggestService(
  { id, name }: { id: number; name: string },
  icon: string,
): Suggestion {
  const to = catalogueSearchPath(id);
  return { key: `service-${id}`, text: name, detail: String(id), icon, to };
}

function places(names: readonly string[], words: readonly string[], most: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < names.length && found.length < most; at += 1) {
    if (words.every((word) => names[at]?.includes(word))) found.push(at);
  }
  return found;
}

function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, so that what was looked for can be set off in it. */
export function markMatches(text: string, query: string): TextPart[] {
  const folded = foldText(text);
  // Where folding moves letters, their places say nothing about the text itself.
  if (folded.length !== text.length) return [{ text, isMatch: false }];
  const isMatch = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMatch.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    const matches = isMatch[at] ?? false;
    if (last?.isMatch === matches) last.text += text[at];
    else parts.push({ text: text[at] ?? '', isMatch: matches });
  }
  return parts;
}
