import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { pointerKeys, pointerTo, valueAt } from '#instance-schema/json-pointer.ts';
import { isLanguage, LANGUAGE_NAMES } from '#locales/languages.ts';
import { entryFields, type Place } from '#app/areas/studio/report/places.ts';
import { placeId } from '#app/areas/studio/form/field-place.ts';
import { pageOf } from '#app/pages.ts';
import { nameOfEntry } from './document-title.server.ts';
import { fieldText } from './field-text.server.ts';

/** In place of a field: in which order documents of a kind, or entries of a list, stand. */
const ORDER = '~order';

export const isOrder = ({ key, pointer }: Pick<Place, 'key' | 'pointer'>): boolean =>
  key === ORDER || pointer.endsWith(`/${ORDER}`);

interface Named extends Place {
  /** Of the document, to tell what an entry of a list is; absent where there is none. */
  body?: unknown;
}

/** What a field is called, from the outside in: “Logos”, “Light theme”, “Width”. */
export function labelsOf({ kind, pointer, body }: Named, locale: string): string[] {
  const labels: string[] = [];
  let within: readonly FieldNode[] = FIELDS[kind];
  let list: Extract<FieldNode, { control: 'list' }> | undefined;
  let at = '';
  for (const key of pointerKeys(pointer)) {
    at = pointerTo(at, key);
    if (key === ORDER) continue;
    if (list) {
      const entry = valueAt(body, at);
      labels.push(nameOfEntry(entry, locale) ?? String(Number(key) + 1));
      within = entryFields(list, entry);
      list = undefined;
      continue;
    }
    const field = within.find(({ name }) => name === key);
    labels.push(nameOf(key, field, locale));
    list = field?.control === 'list' ? field : undefined;
    within = field && 'fields' in field ? (field.fields ?? []) : [];
  }
  return labels;
}

/** Numbers that say where an entry stands; they are set by moving it, so no form has them. */
const PLACE_IN_LIST = 'sorting';

function nameOf(key: string, field: FieldNode | undefined, locale: string): string {
  if (key === PLACE_IN_LIST) {
    const t = textsOf(locale).getFixedT(locale, 'studio-fields');
    return t('editor.place');
  }
  if (field) return fieldText(locale, `label.${field.text}`) ?? key;
  // One of several lines, which people count from one.
  if (/^\d{1,4}$/.test(key)) return String(Number(key) + 1);
  return isLanguage(key) ? LANGUAGE_NAMES[key] : key;
}

const EDITORS: Partial<Record<DocumentKind, string>> = {
  page: 'studio/pages/edit',
  'menu-item': 'studio/menu/edit',
  banner: 'studio/banners/edit',
  'special-offer': 'studio/offers/edit',
  'payment-method': 'studio/payment-methods/edit',
  'withdrawal-method': 'studio/withdrawal-methods/edit',
  coupon: 'studio/coupons/edit',
  grade: 'studio/grades/edit',
  'free-trial-quest': 'studio/quests/edit',
  'tariff-plan': 'studio/plans/edit',
  'mail-text': 'studio/mails/edit',
};

/** Where a field is edited; undefined where no page does. */
export function editorOf({ kind, key, pointer }: Place): string | undefined {
  const hash = pointer === '' ? '' : `#${placeId(pointer)}`;
  if (kind !== 'settings') {
    const path = EDITORS[kind];
    if (path === undefined || !pageOf(path)) return undefined;
    return `/${path}?${new URLSearchParams({ key }).toString()}${hash}`;
  }
  const [first] = pointerKeys(pointer);
  const group = FIELDS.settings.find(({ name }) => name === first)?.group;
  if (group === undefined || !pageOf('studio/:group')) return undefined;
  return `/studio/${group}${hash}`;
}
