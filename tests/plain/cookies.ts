export interface Cookie {
  name: string;
  value: string;
  /** The host that set it, which alone gets it back. */
  domain: string;
  path: string;
}

/** What journeys give; either an address or where it is. */
export type GivenCookie = Pick<Cookie, 'name' | 'value'> & {
  url?: string;
  domain?: string;
  path?: string;
};

/** The cookies of one browser; none of this product is meant for more than the host that sets it. */
export class CookieJar {
  #cookies: Cookie[] = [];

  all(): Cookie[] {
    return this.#cookies.map((cookie) => ({ ...cookie }));
  }

  add({ name, value, url, domain, path }: GivenCookie): void {
    const host = domain ?? (url === undefined ? '' : new URL(url).hostname);
    this.#put({ name, value, domain: host, path: path ?? '/' });
  }

  clear(isMeant: (cookie: Cookie) => boolean): void {
    this.#cookies = this.#cookies.filter((cookie) => !isMeant(cookie));
  }

  /** Keeps what an answer sets. */
  hear(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...rest] = line.split(';');
      const at = pair.indexOf('=');
      const attributes = new Map(
        rest.map((each): [string, string] => {
          const [name = '', ...value] = each.trim().split('=');
          return [name.toLowerCase(), value.join('=')];
        }),
      );
      const cookie = {
        name: pair.slice(0, at).trim(),
        value: pair.slice(at + 1).trim(),
        domain: url.hostname,
        path: attributes.get('path') ?? '/',
      };
      if (isOver(attributes)) this.#drop(cookie);
      else this.#put(cookie);
    }
  }

  header(url: URL): string | undefined {
    const meant = this.#cookies.filter(
      ({ domain, path }) => domain === url.hostname && isBelow(url.pathname, path),
    );
    const longestFirst = meant.toSorted((a, b) => b.path.length - a.path.length);
    const header = longestFirst.map(({ name, value }) => `${name}=${value}`).join('; ');
    return header === '' ? undefined : header;
  }

  #put(cookie: Cookie): void {
    this.#drop(cookie);
    this.#cookies.push(cookie);
  }

  #drop({ name, domain, path }: Cookie): void {
    this.clear((each) => each.name === name && each.domain === domain && each.path === path);
  }
}

function isOver(attributes: Map<string, string>): boolean {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  const end = attributes.get('expires');
  return end !== undefined && Date.parse(end) <= Date.now();
}

const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
