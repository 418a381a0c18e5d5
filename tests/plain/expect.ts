import { isDisabled, valueOf } from './fields.ts';
import { PlainLocator } from './locator.ts';
import { descriptionOf, nameOf } from './names.ts';
import { PlainPage } from './page.ts';
import { isEditable, isSwitchedOn, says, type Words } from './queries.ts';
import { isWithin, squeezed, textOf, type Element } from './tree.ts';

/** What an assertion found, and what it would have had to find. */
interface Finding {
  holds: boolean;
  found: unknown;
  wanted?: unknown;
}

const isAll = (text: string, words: Words) =>
  words instanceof RegExp ? words.test(text) : text === squeezed(words);
const isThere = (text: string, words: Words) =>
  words instanceof RegExp ? words.test(text) : text.includes(squeezed(words));

const said = (element: Element) => squeezed(textOf(element));

type Check<Subject> = (subject: Subject, ...args: never[]) => Finding;

/** What journeys say of a place on a page. A page without scripts changes when it is asked anew. */
const OF_PLACES = {
  toBeVisible(place, options: { visible?: boolean } = {}) {
    const shown = isShown(place);
    return { holds: shown === (options.visible ?? true), found: shown ? 'shown' : 'hidden' };
  },
  toBeHidden(place) {
    const shown = isShown(place);
    return { holds: !shown, found: shown ? 'shown' : 'hidden' };
  },
  toBeAttached(place) {
    const count = place.elements().length;
    return { holds: count > 0, found: count };
  },
  toHaveCount(place, wanted: number) {
    const found = place.elements().length;
    return { holds: found === wanted, found, wanted };
  },
  toHaveText(place, wanted: Words | readonly Words[]) {
    if (typeof wanted === 'string' || wanted instanceof RegExp) {
      const found = said(place.one());
      return { holds: isAll(found, wanted), found, wanted };
    }
    const found = place.elements().map(said);
    const isSame = found.length === wanted.length;
    return {
      holds: isSame && wanted.every((each, at) => isAll(found[at] ?? '', each)),
      found,
      wanted,
    };
  },
  toContainText(place, wanted: Words) {
    const found = said(place.one());
    return { holds: isThere(found, wanted), found, wanted };
  },
  toHaveValue(place, wanted: Words) {
    const found = valueOf(place.one());
    return {
      holds: wanted instanceof RegExp ? wanted.test(found) : found === wanted,
      found,
      wanted,
    };
  },
  toHaveAttribute(place, name: string, wanted?: Words) {
    const found = place.one().attribs[name];
    const holds =
      found !== undefined &&
      (wanted === undefined || (wanted instanceof RegExp ? wanted.test(found) : found === wanted));
    return { holds, found, wanted: `${name} ${wanted ?? ''}` };
  },
  toHaveAccessibleName(place, wanted: Words) {
    const found = nameOf(place.one(), place.page().view);
    return { holds: isAll(found, wanted), found, wanted };
  },
  toHaveAccessibleDescription(place, wanted: Words) {
    const found = descriptionOf(place.one(), place.page().view);
    return { holds: isAll(found, wanted), found, wanted };
  },
  toBeChecked(place) {
    const found = isSwitchedOn(place.one());
    return { holds: found, found };
  },
  toBeEditable(place) {
    const found = isEditable(place.one());
    return { holds: found, found };
  },
  toBeDisabled(place) {
    const found = isDisabled(place.one());
    return { holds: found, found };
  },
  toBeEnabled(place) {
    const found = !isDisabled(place.one());
    return { holds: found, found };
  },
  /** Nothing is drawn: it stands where the address leads, which is where a browser scrolls to. */
  toBeInViewport(place) {
    const { target } = place.page().view;
    const holds = target !== undefined && isWithin(place.one(), target);
    return { holds, found: target?.attribs };
  },
  toBeFocused(place) {
    const { focused } = place.page().view;
    return { holds: place.one() === focused, found: focused?.attribs };
  },
} satisfies Record<string, Check<PlainLocator>>;

const OF_PAGES = {
  toHaveURL(page, wanted: Words) {
    const found = page.url();
    return { holds: isSameAddress(found, wanted), found, wanted };
  },
  toHaveTitle(page, wanted: Words) {
    const found = squeezed(textOf(page.locator('title').first().one()));
    return { holds: isAll(found, wanted), found, wanted };
  },
} satisfies Record<string, Check<PlainPage>>;

function isShown(place: PlainLocator): boolean {
  const found = place.elements();
  const element = found.length > 1 ? place.one() : found[0];
  return element !== undefined && place.page().view.isDrawn(element);
}

function isSameAddress(found: string, wanted: Words): boolean {
  if (wanted instanceof RegExp) return says(found, wanted);
  return found === new URL(wanted).href;
}

type Name = keyof typeof OF_PLACES | keyof typeof OF_PAGES;
type Said = Record<Name, (...wanted: unknown[]) => Promise<void>>;
type Assertions = Said & { not: Said };

/** What journeys say of a page or a place of it; asynchronous as in a browser, and decided at once. */
export function expectPlain(subject: PlainPage | PlainLocator, message = ''): Assertions {
  const checks: Record<string, Check<never>> = subject instanceof PlainPage ? OF_PAGES : OF_PLACES;
  const about = subject instanceof PlainPage ? subject.url() : subject.words;
  const assertions = (isNegated: boolean): Said =>
    // Every name is answered: by its check, or by a sentence that says that there is none.
    new Proxy({} as Said, {
      get(_target, name) {
        const check = checks[String(name)];
        if (!check) throw new Error(`Without a browser, nobody can tell ${String(name)}.`);
        return async (...args: never[]) => {
          // Each list of checks belongs to one kind of what is looked at.
          const { holds, found, wanted } = check(subject as never, ...args);
          if (holds !== isNegated) return;
          const said = `${isNegated ? 'not ' : ''}${String(name)}: ${show(wanted)}`;
          throw new Error([message, about, said, `found: ${show(found)}`].join('\n'));
        };
      },
    });
  return Object.assign(Object.create(assertions(false)), { not: assertions(true) });
}

const show = (value: unknown) =>
  value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? '')?.slice(0, 2_000);

export const isPlain = (subject: unknown): subject is PlainPage | PlainLocator =>
  subject instanceof PlainPage || subject instanceof PlainLocator;
