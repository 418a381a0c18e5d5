import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { newDocument, wantedKey } from '#core/studio/documents/document-keys.ts';
import {
  keptDocument,
  type DocumentBody,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { FILE_LISTS, type InstanceFile } from './instance-file.contract.ts';

const KINDS = Object.keys(FILE_LISTS) as (keyof typeof FILE_LISTS)[]; // Object.keys forgets them.

/** The documents of an instance as a file has them, without its pictures. */
export function fileOfSet(documents: DocumentSet): InstanceFile {
  const bodies = (kind: DocumentKind): Record<string, unknown>[] =>
    documents.flatMap((one) => (one.kind === kind ? [{ ...one.body }] : []));
  return {
    format: 'marquee-instance/1',
    settings: bodies('settings')[0] ?? {},
    pages: bodies('page'),
    menu_items: bodies('menu-item'),
    banners: bodies('banner'),
    special_offers: bodies('special-offer'),
    payment_methods: bodies('payment-method'),
    withdrawal_methods: bodies('withdrawal-method'),
    coupons: bodies('coupon'),
    grades: bodies('grade'),
    free_trial_quests: bodies('free-trial-quest'),
    tariff_plans: bodies('tariff-plan'),
    mail_texts: bodies('mail-text'),
  };
}

/**
 * The documents of a file. One that has the key of a known document is that one, so that the
 * difference says what has changed in it.
 */
export function setOfFile(file: InstanceFile, known: DocumentSet): DocumentSet {
  const set: KeptDocument[] = [];
  const add = (kind: DocumentKind, body: DocumentBody) => {
    const key = wantedKey({ kind, body });
    const isNew = (one: KeptDocument) => !set.some((other) => isSame(one, other));
    const same = known.find((one) => one.kind === kind && one.key === key && isNew(one));
    const others = [...set, ...known.filter((one) => one.kind === kind)];
    set.push(same ? keptDocument(same, body) : newDocument({ kind, body }, others));
  };
  add('settings', file.settings);
  for (const kind of KINDS) for (const body of file[FILE_LISTS[kind]]) add(kind, body);
  return set;
}

const isSame = (one: KeptDocument, other: KeptDocument) =>
  one.kind === other.kind && one.origin === other.origin;

/** The bytes of a file, the same for the same content: keys in order, one line for each value. */
export function writeFile(file: InstanceFile): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(file)), null, 2)}\n`;
}
