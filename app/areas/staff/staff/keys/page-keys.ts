/** What the keys of staff do on a page, by what stands on it; no page needs to know them. */

/** As keyboards name them; on a Mac, Command does the same. */
export const PALETTE_KEYS = 'Ctrl K';
export const SEND_KEYS = 'Ctrl Enter';

/** Parts of a page that a key leads to: `data-key` names it. */
export const PART_KEYS = ['t', 'p', 'c', 'r', 'x', 'a', 'e', 'f', 'm', 'n'] as const;
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

/** Follows a link at once; of a form, begins with its first field, ready to be written over. */
export function goToPart(key: PartKey): boolean {
  const part = partOf(key);
  const link = part?.querySelector<HTMLElement>('a[href]');
  const control = part?.querySelector<HTMLElement>(FIELD) ?? part?.querySelector('button');
  if (key === 'n') link?.click();
  else control?.focus();
  if (control instanceof HTMLInputElement) control.select();
  return part !== null;
}

const SENDS = 'button:not([type="button"])';

/**
 * Sends the form that somebody writes in, or agrees to what a dialog asks. Whoever has gone on to one
 * of several buttons, such as that which declines, means that one.
 */
export function sendForm(target: EventTarget | null): boolean {
  const dialog = document.querySelector('dialog[open]');
  const place = target instanceof Element ? target : null;
  const form = place?.closest('form') ?? dialog?.querySelector('form:not([method="dialog"])');
  const chosen = place?.closest<HTMLButtonElement>(`form ${SENDS}`);
  const button = chosen ?? form?.querySelector<HTMLButtonElement>(SENDS);
  button?.click();
  return button != null;
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

const focusedRow = (links: readonly HTMLElement[]) =>
  links.findIndex((link) => link === document.activeElement);

export function moveRow(by: 1 | -1): boolean {
  const links = rowLinks();
  const at = focusedRow(links);
  const to = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  const link = links[Math.min(Math.max(to, 0), links.length - 1)];
  link?.focus();
  return link !== undefined;
}

/** The row that has the focus; before any has, the first. */
export function openRow(): boolean {
  const links = rowLinks();
  const link = links[Math.max(focusedRow(links), 0)];
  link?.click();
  return link !== undefined;
}

const boxIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** Selects the row that has the focus, or no longer, and goes on to the one below. */
export function selectRow(): boolean {
  const links = rowLinks();
  const box = boxIn(links[Math.max(focusedRow(links), 0)]?.closest('tr'));
  box?.click();
  if (box) moveRow(1);
  return box != null;
}

export function selectAllRows(): boolean {
  const box = boxIn(document.querySelector('main thead'));
  box?.click();
  return box != null;
}
