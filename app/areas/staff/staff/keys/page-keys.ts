/** What the keys of staff do on a page, by what stands on it; no page needs to know them. */

/** As keyboards name them; on a Mac, Command does the same. */
export const PALETTE_KEYS = 'Ctrl K';

/** Parts of a page that a key leads to: `data-key` names it. */
export const PART_KEYS = ['t', 'p', 'c', 'r', 'x', 'a', 'n'] as const;
export type PartKey = (typeof PART_KEYS)[number];

export const isPartKey = (key: string): key is PartKey => PART_KEYS.some((known) => known === key);

const FIELD = 'input:not([type="hidden"]), textarea, select';

/** Somebody writes, or a dialog waits for an answer. */
export function isBusy(target: EventTarget | null): boolean {
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD));
  return isWriting || document.querySelector('dialog[open]') !== null;
}

export const partOf = (key: PartKey): Element | null =>
  document.querySelector(`[data-key~="${key}"]`);

/** Follows a link at once; of a form, begins with its first field. */
export function goToPart(key: PartKey): boolean {
  const part = partOf(key);
  const link = part?.querySelector<HTMLElement>('a[href]');
  const control = part?.querySelector<HTMLElement>(FIELD) ?? part?.querySelector('button');
  if (key === 'n') link?.click();
  else control?.focus();
  return part !== null;
}

export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const own = [...fields].find(({ name }) => name === 'q' || name === 'search');
  own?.focus();
  own?.select();
  return own !== undefined;
}

/** The link that names each row, in the order in which they are read. */
function rowLinks(): HTMLElement[] {
  const rows = [...document.querySelectorAll('main tbody tr, main [data-rows] > li')];
  return rows.flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? []);
}

export function moveRow(by: 1 | -1): boolean {
  const links = rowLinks();
  const at = links.findIndex((link) => link === document.activeElement);
  const to = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  const link = links[Math.min(Math.max(to, 0), links.length - 1)];
  link?.focus();
  return link !== undefined;
}

export function openRow(): boolean {
  const link = rowLinks().find((row) => row === document.activeElement);
  link?.click();
  return link !== undefined;
}
