import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import type { Answer } from '#tests/harness/request.ts';
import { pressEnter, type Asked } from './activation.ts';
import type { PlainContext } from './context.ts';
import { PlainLocator } from './locator.ts';
import {
  byLabel,
  byRole,
  bySelector,
  byText,
  type RoleOptions,
  type Step,
  type Words,
} from './queries.ts';
import type { Screen } from './styles.ts';
import type { Sent } from './submission.ts';
import { readPage } from './tree.ts';
import { View } from './view.ts';

/** What a page answered, as journeys ask about it. */
class Visit {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  status = () => this.#answer.status;
  headers = () => this.#answer.headers;
  headerValue = async (name: string) => this.#answer.headers[name] ?? null;
}

class Download {
  readonly #name: string;
  readonly #bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.#name = name;
    this.#bytes = bytes;
  }

  suggestedFilename = () => this.#name;

  async path(): Promise<string> {
    const file = path.join(makeScratchFolder(), 'download');
    await writeFile(file, this.#bytes);
    return file;
  }
}

/** What led to a page, and from where: whoever loads it again asks for the same. */
interface Visited {
  sent: Sent;
  from: URL | undefined;
}

/** A page in a browser without scripts: it asks, reads, writes and presses, and draws nothing. */
export class PlainPage {
  readonly #context: PlainContext;
  readonly #past: Visited[] = [];
  #here: Visited | undefined;
  #view: View | undefined;
  #screen: Screen = { width: 1280, height: 720, theme: 'light' };
  #downloads: ((download: Download) => void)[] = [];

  constructor(context: PlainContext) {
    this.#context = context;
  }

  get view(): View {
    if (!this.#view) throw new Error('No page was opened yet.');
    return this.#view;
  }

  /** What is wrong with what the pages so far consist of. */
  get complaints(): string[] {
    return this.#context.complaints;
  }

  context = () => this.#context;
  request = { get: (url: string) => this.#context.request.get(url) };
  url = () => this.#view?.url.href ?? 'about:blank';
  content = async () => this.view.html;
  title = async () => this.locator('title').first().textContent();

  async goto(address: string): Promise<Visit> {
    const url = new URL(address, this.#view?.url);
    const visit = await this.ask({ url, method: 'GET' });
    if (!visit) throw new Error(`${address} is no page of its own.`);
    return visit;
  }

  async reload(): Promise<Visit | undefined> {
    if (!this.#here) throw new Error('No page was opened yet.');
    return this.#load(this.#here);
  }

  async goBack(): Promise<Visit | undefined> {
    const before = this.#past.pop();
    if (!before) throw new Error('There is no page to go back to.');
    return this.#load(before);
  }

  /** Goes where a click, a form or a journey leads. */
  async ask(asked: Asked): Promise<Visit | undefined> {
    if (!asked) return undefined;
    const here = this.#view?.url;
    if (here && asked.method === 'GET' && asked.url.hash && isSamePage(asked.url, here)) {
      here.hash = asked.url.hash;
      this.view.goToFragment();
      return undefined;
    }
    const before = this.#here;
    const visit = await this.#load({ sent: asked, from: here && new URL(here) });
    if (before && visit) this.#past.push(before);
    return visit;
  }

  /** Sends what another click overtakes before its answer is there. */
  async askInVain(asked: Sent): Promise<void> {
    await this.#context.send(asked, this.#view?.url);
  }

  async #load({ sent: asked, from }: Visited): Promise<Visit | undefined> {
    const { answer, url, sent } = await this.#context.send(asked, from);
    const attachment = fileOf(answer);
    if (attachment !== undefined) {
      for (const tell of this.#downloads.splice(0)) tell(new Download(attachment, answer.bytes));
      return undefined;
    }
    const { status, text: html } = answer;
    const document = readPage(html);
    const styles = await this.#context.stylesOf(url, answer, document);
    this.#here = { sent, from };
    this.#view = new View({ url, document, html, status, styles, screen: this.#screen });
    await this.#context.askForParts(this.#view);
    return new Visit(answer);
  }

  async waitForEvent(name: string): Promise<Download> {
    if (name !== 'download') throw new Error(`There is no ${name} without scripts.`);
    return new Promise((resolve) => this.#downloads.push(resolve));
  }

  route(address: string | RegExp, answer: Parameters<PlainContext['route']>[1]) {
    return this.#context.route(address, answer);
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    Object.assign(this.#screen, size);
    this.#view?.changed();
  }

  async emulateMedia({ colorScheme }: { colorScheme?: 'light' | 'dark' }): Promise<void> {
    if (colorScheme) this.#screen.theme = colorScheme;
    this.#view?.changed();
  }

  keyboard = {
    press: async (key: string) => {
      const { focused } = this.view;
      if (key !== 'Enter' || !focused) throw new Error(`${key} is a matter of the browser.`);
      await this.ask(pressEnter(this.view, focused));
    },
  };

  async close(): Promise<void> {
    this.#view = undefined;
  }

  #find(words: string, step: Step): PlainLocator {
    return new PlainLocator(this, [step], words);
  }

  locator(selector: string, filter: Parameters<PlainLocator['filter']>[0] = {}): PlainLocator {
    return this.#find(`locator(${selector})`, bySelector(selector)).filter(filter);
  }

  getByRole(role: string, options: RoleOptions = {}): PlainLocator {
    return this.#find(`role=${role} ${options.name ?? ''}`, byRole(role, options));
  }

  getByText(text: Words, { exact }: { exact?: boolean } = {}): PlainLocator {
    return this.#find(`text=${text}`, byText(text, exact));
  }

  getByLabel(label: Words, { exact }: { exact?: boolean } = {}): PlainLocator {
    return this.#find(`label=${label}`, byLabel(label, exact));
  }
}

const isSamePage = (a: URL, b: URL) =>
  a.origin === b.origin && a.pathname === b.pathname && a.search === b.search;

/** The name under which a browser keeps an answer that is no page. */
function fileOf({ headers }: Answer): string | undefined {
  const disposition = headers['content-disposition'] ?? '';
  if (!disposition.startsWith('attachment')) return undefined;
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'download';
}
