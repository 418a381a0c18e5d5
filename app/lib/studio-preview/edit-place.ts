import { DOCUMENT_KINDS, type DocumentKind } from '#instance-schema/document-kinds.ts';

/** A value of a document of the draft. */
export interface EditPlace {
  kind: DocumentKind;
  key: string;
  pointer: string;
}

/** As `data-edit` holds it. */
export function writePlace({ kind, key, pointer }: EditPlace): string {
  return `${kind}:${encodeURIComponent(key)}#${pointer}`;
}

export function readPlace(text: string | null | undefined): EditPlace | undefined {
  const [, kind, key = '', pointer = ''] = /^([a-z-]+):([^#]*)#(.*)$/s.exec(text ?? '') ?? [];
  const known = DOCUMENT_KINDS.find((one) => one === kind);
  try {
    return known && { kind: known, key: decodeURIComponent(key), pointer };
  } catch {
    return undefined;
  }
}

const SETTINGS = [
  ['panelName', 'brand'],
  ['logos', 'logo'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['socials', 'social'],
  ['customMenuItems', 'menuItem'],
  ['supportEmail', 'email'],
  ['termsUrl', 'legal'],
  ['privacyUrl', 'legal'],
] as const;

const OF_PAGES = [
  ['blocks', 'block'],
  ['body', 'pageText'],
  ['meta_description', 'pageLead'],
] as const;

/** What a place is called, by the name of its text under `mark`. */
export function placeName({ kind, pointer }: EditPlace) {
  const [, first] = pointer.split('/');
  if (kind === 'settings') {
    return SETTINGS.find(([name]) => name === first)?.[1] ?? 'setting';
  }
  if (kind === 'page') return OF_PAGES.find(([name]) => name === first)?.[1] ?? 'pageTitle';
  if (kind === 'menu-item') return 'menuItem';
  if (kind === 'banner') return 'banner';
  return kind === 'special-offer' ? 'offer' : 'document';
}

/**
 * Which of the places on a page shows a value: the place itself, else what it is a part of, else a
 * part of it; the closest of them. Undefined where the page shows nothing of it.
 */
export function closestPlace<T extends EditPlace>(wanted: EditPlace, places: readonly T[]) {
  const same = places.filter(({ kind, key }) => kind === wanted.kind && key === wanted.key);
  const isWithin = (inner: string, outer: string) =>
    inner === outer || outer === '' || inner.startsWith(`${outer}/`);
  const around = same.filter(({ pointer }) => isWithin(wanted.pointer, pointer));
  const longest = Math.max(...around.map(({ pointer }) => pointer.length));
  return (
    around.find(({ pointer }) => pointer.length === longest) ??
    same.find(({ pointer }) => isWithin(pointer, wanted.pointer))
  );
}
