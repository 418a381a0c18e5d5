import { AppError } from '#core/errors.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';

/** What an owner writes for one instance, before anybody has looked at it. */
export interface OwnerDocuments {
  settings: unknown;
  pages: readonly unknown[];
  menuItems: readonly unknown[];
  banners: readonly unknown[];
  specialOffers: readonly unknown[];
  paymentMethods: readonly unknown[];
  withdrawalMethods: readonly unknown[];
  coupons: readonly unknown[];
  grades: readonly unknown[];
  freeTrialQuests: readonly unknown[];
  tariffPlans: readonly unknown[];
  mailTexts: readonly unknown[];
}

/** A document as it is stored. The key names it among its kind and stays when its place changes. */
export interface InstanceDocument {
  kind: DocumentKind;
  key: string;
  position: number;
  body: Record<string, unknown>;
}

export interface NamedDocument {
  kind: DocumentKind;
  /** Where it stands in what the owner wrote, as a field name. */
  field: string;
  position: number;
  body: unknown;
}

export type CheckedDocument = NamedDocument & Pick<InstanceDocument, 'body'>;

/** Every document of an instance with its kind and place, the settings first. */
export function nameDocuments(documents: OwnerDocuments): NamedDocument[] {
  const list = (kind: DocumentKind, name: string, bodies: readonly unknown[]): NamedDocument[] =>
    bodies.map((body, position) => ({ kind, field: `${name}.${position}`, position, body }));
  return [
    { kind: 'settings', field: 'settings', position: 0, body: documents.settings },
    ...list('page', 'pages', documents.pages),
    ...list('menu-item', 'menu_items', documents.menuItems),
    ...list('banner', 'banners', documents.banners),
    ...list('special-offer', 'special_offers', documents.specialOffers),
    ...list('payment-method', 'payment_methods', documents.paymentMethods),
    ...list('withdrawal-method', 'withdrawal_methods', documents.withdrawalMethods),
    ...list('coupon', 'coupons', documents.coupons),
    ...list('grade', 'grades', documents.grades),
    ...list('free-trial-quest', 'free_trial_quests', documents.freeTrialQuests),
    ...list('tariff-plan', 'tariff_plans', documents.tariffPlans),
    ...list('mail-text', 'mail_texts', documents.mailTexts),
  ];
}

/** Gives documents their keys; two of a kind with the same one would overwrite each other. */
export function keyDocuments(documents: readonly CheckedDocument[]): InstanceDocument[] {
  const seen = new Set<string>();
  return numberBanners(documents).map(({ kind, field, position, body }) => {
    const key = keyOf(kind, body) ?? '';
    if (seen.has(`${kind} ${key}`)) {
      throw new AppError('validation_failed', { fields: { [field]: [{ code: 'duplicate' }] } });
    }
    seen.add(`${kind} ${key}`);
    return { kind, key, position, body };
  });
}

/** What names a document among its kind; undefined where it lacks what would. */
export function keyOf(kind: DocumentKind, body: Readonly<Record<string, unknown>>) {
  if (kind === 'settings') return 'settings';
  const parts = kind === 'page' ? [body['route_name'], body['slug']] : [body['id']];
  const texts = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  return texts.map(String).filter(Boolean).join('/') || undefined;
}

/** A banner needs no id where it is written; it gets one, so that it is known again. */
export function numberBanners<Given extends Pick<CheckedDocument, 'kind' | 'body'>>(
  documents: readonly Given[],
): Given[] {
  const taken = new Set(
    documents.filter(({ kind }) => kind === 'banner').map(({ body }) => String(body['id'])),
  );
  let next = 1;
  return documents.map((document) => {
    if (document.kind !== 'banner' || document.body['id'] !== undefined) return document;
    while (taken.has(String(next))) next += 1;
    const id = next;
    next += 1;
    return { ...document, body: { ...document.body, id } };
  });
}
