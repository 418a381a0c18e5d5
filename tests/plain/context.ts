import http from 'node:http';
import { request, type Answer } from '#tests/harness/request.ts';
import { CookieJar, type Cookie, type GivenCookie } from './cookies.ts';
import { PlainPage } from './page.ts';
import { Styles } from './styles.ts';
import type { Sent } from './submission.ts';
import { find, type Document } from './tree.ts';
import type { View } from './view.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const KEEPS_METHOD = new Set([307, 308]);
const MOST_REDIRECTS = 20;

interface Route {
  isMeant: (url: URL) => boolean;
  answer: (route: PlainRoute) => Promise<unknown>;
}

interface Loaded {
  answer: Answer;
  url: URL;
  /** How it came about, for who loads it again. */
  sent: Sent;
}

/** A request on its way, which a journey may answer itself. */
export class PlainRoute {
  readonly #sent: Sent;
  readonly #ask: (sent: Sent) => Promise<Answer>;
  answered: Answer | undefined;

  constructor(sent: Sent, ask: (sent: Sent) => Promise<Answer>) {
    this.#sent = sent;
    this.#ask = ask;
  }

  request = () => ({ url: () => this.#sent.url.href, method: () => this.#sent.method });

  /** Asks for it elsewhere. */
  fetch({ url }: { url: string; maxRedirects: number }): Promise<Answer> {
    return this.#ask({ ...this.#sent, url: new URL(url) });
  }

  /** What a part of a page would be is of no account. */
  async fulfill({ response }: { response?: Answer }): Promise<void> {
    this.answered = response;
  }

  /** Leaves it to go its way. */
  async fallback(): Promise<void> {
    this.answered = undefined;
  }
}

/** What a browser without scripts asks for by itself once a page is there. */
const EMBEDDED = ['stylesheet', 'preload', 'icon', 'manifest']
  .map((rel) => `link[rel~=${rel}][href]`)
  .concat('img[src]', 'iframe[src]')
  .join();

/** The styles of a build are the same in every journey. */
const stylesheets = new Map<string, Promise<string>>();
const parsed = new Map<string, Styles>();

/** One visitor with cookies of their own. */
export class PlainContext {
  readonly #jar = new CookieJar();
  readonly #routes: Route[] = [];
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #userAgent: string;
  readonly complaints: string[] = [];

  constructor(userAgent: string) {
    this.#userAgent = userAgent;
  }

  async newPage(): Promise<PlainPage> {
    return new PlainPage(this);
  }

  async cookies(): Promise<Cookie[]> {
    return this.#jar.all();
  }

  async addCookies(cookies: readonly GivenCookie[]): Promise<void> {
    for (const cookie of cookies) this.#jar.add(cookie);
  }

  async clearCookies({ name }: { name?: string | RegExp } = {}): Promise<void> {
    this.#jar.clear((cookie) => {
      if (name === undefined) return true;
      return typeof name === 'string' ? cookie.name === name : name.test(cookie.name);
    });
  }

  async route(address: string | RegExp, answer: Route['answer']): Promise<void> {
    const begin = typeof address === 'string' ? address.replace(/\*\*$/, '') : undefined;
    const isMeant = ({ href }: URL) =>
      address instanceof RegExp ? address.test(href) : href.startsWith(begin ?? '');
    this.#routes.push({ isMeant, answer });
  }

  request = {
    get: async (address: string) => {
      const { answer } = await this.send({ url: new URL(address), method: 'GET' });
      return { status: () => answer.status, json: async () => answer.json() };
    },
  };

  async close(): Promise<void> {
    this.#agent.destroy();
  }

  /** Asks for a page and goes on to where its answers lead. */
  async send(asked: Sent, from?: URL): Promise<Loaded> {
    let sent = asked;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const answer = await this.#answerTo(sent, from);
      this.#jar.hear(sent.url, answer.cookies);
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.status) || location === undefined) {
        return { answer, url: sent.url, sent };
      }
      sent = next(sent, new URL(location, sent.url), answer.status);
    }
    throw new Error(`${asked.url.href} leads on without an end.`);
  }

  /** Lets journeys that listen hear what a page has others' servers asked for while it is shown. */
  async askForParts(view: View): Promise<void> {
    const addresses = find(EMBEDDED, [view.document]).map(
      ({ attribs }) => new URL(attribs['src'] ?? attribs['href'] ?? '', view.url),
    );
    for (const url of addresses.filter(({ origin }) => origin !== view.url.origin)) {
      const route = new PlainRoute({ url, method: 'GET' }, () => notAsked(url));
      for (const { isMeant, answer } of this.#routes) if (isMeant(url)) await answer(route);
    }
  }

  async #answerTo(sent: Sent, from: URL | undefined): Promise<Answer> {
    const ask = (one: Sent) => this.#ask(one, from);
    for (const { isMeant, answer } of this.#routes) {
      if (!isMeant(sent.url)) continue;
      const route = new PlainRoute(sent, ask);
      await answer(route);
      if (route.answered) return route.answered;
    }
    return ask(sent);
  }

  #ask({ url, method, body, type }: Sent, from: URL | undefined): Promise<Answer> {
    const site = siteOf(url, from);
    const cookie = this.#jar.header(url);
    return request({
      url: url.href,
      method,
      agent: this.#agent,
      timeoutMs: 90_000,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'accept-language': 'en-US',
        'user-agent': this.#userAgent,
        'sec-fetch-site': site,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        ...(cookie !== undefined && { cookie }),
        ...(from && method === 'POST' && { origin: from.origin }),
        ...(from && site === 'same-origin' && { referer: withoutHash(from) }),
        ...(type !== undefined && { 'content-type': type }),
        ...(body && { 'content-length': String(body.length) }),
      },
      ...(body && { body }),
    });
  }

  /** What the styles that a page names say together. */
  async stylesOf(url: URL, { headers }: Answer, page: Document): Promise<Styles> {
    if (!headers['content-type']?.startsWith('text/html')) return new Styles();
    const links = find('link[rel=stylesheet]', [page]).map(
      ({ attribs }) => new URL(attribs['href'] ?? '', url),
    );
    const key = links.map(({ pathname }) => pathname).join(' ');
    const known = parsed.get(key);
    if (known) return known;
    const styles = new Styles();
    for (const css of await Promise.all(links.map((link) => this.#stylesheet(link)))) {
      styles.add(css);
    }
    parsed.set(key, styles);
    return styles;
  }

  #stylesheet(url: URL): Promise<string> {
    const found = stylesheets.get(url.pathname) ?? this.#loadStylesheet(url);
    stylesheets.set(url.pathname, found);
    return found;
  }

  async #loadStylesheet(url: URL): Promise<string> {
    const { status, text } = await this.#ask({ url, method: 'GET' }, url);
    if (status !== 200) this.complaints.push(`failed: ${url.href}`);
    return status === 200 ? text : '';
  }
}

/** As a browser that makes a context for each visitor. */
export class PlainBrowser {
  readonly #userAgent: string;

  constructor(userAgent: string) {
    this.#userAgent = userAgent;
  }

  async newContext(): Promise<PlainContext> {
    return new PlainContext(this.#userAgent);
  }
}

const notAsked = ({ href }: URL) => Promise.reject(new Error(`${href} is part of a page.`));

function next(sent: Sent, url: URL, status: number): Sent {
  // A place within the page is kept on the way, unless another is named.
  if (url.hash === '') url.hash = sent.url.hash;
  if (KEEPS_METHOD.has(status)) return { ...sent, url };
  return { url, method: 'GET' };
}

function siteOf(url: URL, from: URL | undefined): string {
  if (!from) return 'none';
  if (from.origin === url.origin) return 'same-origin';
  return from.hostname === url.hostname ? 'same-site' : 'cross-site';
}

function withoutHash(url: URL): string {
  const clean = new URL(url);
  clean.hash = '';
  return clean.href;
}
