import { setTimeout as pause } from 'node:timers/promises';
import {
  choose,
  isDisabled,
  isChecked,
  kindOf,
  optionsOf,
  setFiles,
  setValue,
  valueOf,
  valueOfOption,
  type GivenFile,
} from './fields.ts';
import { click, pressEnter } from './activation.ts';
import type { PlainPage } from './page.ts';
import {
  byLabel,
  byRole,
  bySelector,
  byText,
  isEditable,
  readText,
  says,
  type RoleOptions,
  type Step,
  type Words,
} from './queries.ts';
import { inOrder, squeezed, textOf, type Element } from './tree.ts';

interface Filter {
  hasText?: Words;
  hasNotText?: Words;
  has?: PlainLocator;
  hasNot?: PlainLocator;
  visible?: boolean;
}

interface Exactly {
  exact?: boolean;
}

/** What a journey means on a page, looked for anew whenever it is asked about. */
export class PlainLocator {
  readonly #page: PlainPage;
  readonly #steps: readonly Step[];
  /** As it was asked for, for who reads why a journey failed. */
  readonly words: string;

  constructor(page: PlainPage, steps: readonly Step[], words: string) {
    this.#page = page;
    this.#steps = steps;
    this.words = words;
  }

  page(): PlainPage {
    return this.#page;
  }

  /** What it finds, of the whole page or of a part. */
  elements(within?: Element): Element[] {
    const { view } = this.#page;
    let found: Element[] | undefined;
    for (const step of this.#steps) {
      found = step(found ?? [within ?? view.document], view);
    }
    return found ?? [];
  }

  /** The one element that is meant. */
  one(): Element {
    const found = this.elements();
    const [element] = found;
    if (!element) throw new Error(`Nothing on ${this.#page.url()} is ${this.words}.`);
    if (found.length > 1) {
      const all = found.map((each) => `${each.name}: ${readText(each).slice(0, 80)}`).join('\n');
      throw new Error(`${found.length} places on ${this.#page.url()} are ${this.words}:\n${all}`);
    }
    return element;
  }

  /** As `one`, and seen by who looks at the page. */
  #shown(): Element {
    const element = this.one();
    if (!this.#page.view.isDrawn(element)) throw new Error(`${this.words} is not shown.`);
    return element;
  }

  #then(words: string, step: Step): PlainLocator {
    return new PlainLocator(this.#page, [...this.#steps, step], `${this.words} ${words}`);
  }

  locator(selector: string, filter: Filter = {}): PlainLocator {
    return this.#then(`locator(${selector})`, bySelector(selector)).filter(filter);
  }

  getByRole(role: string, options: RoleOptions = {}): PlainLocator {
    return this.#then(`role=${role} ${options.name ?? ''}`, byRole(role, options));
  }

  getByText(text: Words, { exact }: Exactly = {}): PlainLocator {
    return this.#then(`text=${text}`, byText(text, exact));
  }

  getByLabel(label: Words, { exact }: Exactly = {}): PlainLocator {
    return this.#then(`label=${label}`, byLabel(label, exact));
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): PlainLocator {
    const isMeant = (element: Element) =>
      (hasText === undefined || says(readText(element), hasText)) &&
      (hasNotText === undefined || !says(readText(element), hasNotText)) &&
      (has === undefined || has.elements(element).length > 0) &&
      (hasNot === undefined || hasNot.elements(element).length === 0) &&
      (visible === undefined || this.#page.view.isDrawn(element) === visible);
    const words = `${hasText ?? ''}${has?.words ?? ''}`;
    // A filter looks at what was found, whatever that stands in.
    return this.#then(`filter(${words})`, (found) =>
      found.filter((each): each is Element => 'name' in each).filter(isMeant),
    );
  }

  and(other: PlainLocator): PlainLocator {
    return this.#then(`and ${other.words}`, (found) => {
      const others = new Set(other.elements());
      return found.filter((each): each is Element => 'name' in each && others.has(each));
    });
  }

  or(other: PlainLocator): PlainLocator {
    return this.#then(`or ${other.words}`, (found) =>
      inOrder([...found.filter((each): each is Element => 'name' in each), ...other.elements()]),
    );
  }

  nth(at: number): PlainLocator {
    return this.#then(`nth(${at})`, (found) => {
      const one = found.at(at);
      return one && 'name' in one ? [one] : [];
    });
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);

  async all(): Promise<PlainLocator[]> {
    return this.elements().map((_element, at) => this.nth(at));
  }

  async count(): Promise<number> {
    return this.elements().length;
  }

  async textContent(): Promise<string> {
    return textOf(this.one());
  }

  async innerText(): Promise<string> {
    return squeezed(readText(this.one()));
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map(textOf);
  }

  async inputValue(): Promise<string> {
    return valueOf(this.one());
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.one().attribs[name] ?? null;
  }

  async isVisible(): Promise<boolean> {
    return this.elements().some((element) => this.#page.view.isDrawn(element));
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  async waitFor(): Promise<void> {
    this.#shown();
  }

  async focus(): Promise<void> {
    this.#page.view.focus(this.#shown());
  }

  async blur(): Promise<void> {
    this.#page.view.focused = undefined;
  }

  async click(): Promise<void> {
    await this.#page.ask(click(this.#page.view, this.#enabled(this.#shown())));
  }

  /** Twice before an answer came: both are asked for, and the later one is shown. */
  async dblclick(): Promise<void> {
    const element = this.#enabled(this.#shown());
    const { view } = this.#page;
    const first = click(view, element);
    // The hand needs a moment as well; the first answer may be under way by then.
    await Promise.all([
      first && this.#page.askInVain(first),
      pause(20).then(() => this.#page.ask(click(view, element))),
    ]);
  }

  async fill(value: string): Promise<void> {
    const field = this.#shown();
    if (!isEditable(field)) throw new Error(`Nothing can be written into ${this.words}.`);
    setValue(field, value);
    this.#page.view.focus(field);
    this.#page.view.changed();
  }

  async check(options: { force?: boolean } = {}): Promise<void> {
    await this.#setChecked(true, options);
  }

  async uncheck(): Promise<void> {
    await this.#setChecked(false, {});
  }

  async #setChecked(wanted: boolean, { force = false }: { force?: boolean }): Promise<void> {
    const box = this.#enabled(force ? this.one() : this.#shown());
    if (!['checkbox', 'radio'].includes(kindOf(box))) {
      throw new Error(`${this.words} is no box.`);
    }
    if (isChecked(box) !== wanted) await this.#page.ask(click(this.#page.view, box));
  }

  async selectOption(wanted: string | null): Promise<void> {
    const select = this.#enabled(this.#shown());
    const options = optionsOf(select);
    const option =
      options.find((each) => valueOfOption(each) === wanted) ??
      options.find((each) => squeezed(textOf(each)) === wanted);
    if (!option || isDisabled(option)) throw new Error(`${this.words} offers no ${wanted}.`);
    choose(select, option);
    this.#page.view.changed();
  }

  async setInputFiles(files: GivenFile | GivenFile[]): Promise<void> {
    setFiles(this.#enabled(this.one()), [files].flat());
  }

  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`Without scripts, ${key} is a matter of the browser.`);
    const field = this.#shown();
    this.#page.view.focus(field);
    await this.#page.ask(pressEnter(this.#page.view, field));
  }

  #enabled(element: Element): Element {
    if (isDisabled(element)) throw new Error(`${this.words} is switched off.`);
    return element;
  }
}
