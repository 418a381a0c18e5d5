import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { LeafField } from '#instance-schema/field-node.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { textIn } from '#app/areas/studio/difference/document-title.server.ts';
import { labelsOf } from '#app/areas/studio/difference/places-in-words.server.ts';
import { valueInWords } from '#app/areas/studio/difference/value-in-words.server.ts';
import { isLeafField } from '#app/areas/studio/form/field-kinds.ts';
import { isLocalized, plainText } from '#app/areas/studio/form/shown-parts.ts';
import { pathOfRoute } from '#app/lib/pages/route-path.server.ts';
import { instantIn } from '#app/lib/periods/moments.ts';
import { PAGES, type Page } from '#app/pages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatMoneyOf } from '#locales/numbers.ts';
import type { DocumentFact, Standing } from './listed-document.ts';

/** What of a document its owner decides by, without opening it. */
const TOLD: Partial<Record<DocumentKind, readonly string[]>> = {
  banner: ['place', 'from', 'until'],
  'special-offer': ['place', 'from', 'until'],
  'mail-text': ['subject'],
  coupon: [
    ...['code', 'bonus_type', 'bonus_amount', 'bonus_percentage', 'min_amount'],
    ...['valid_from', 'valid_to'],
  ],
  grade: ['spending_goal', 'discount_percent'],
  'free-trial-quest': ['service', 'quantity', 'limit'],
  'tariff-plan': ['price', 'keywords_limit', 'trial_days'],
  'payment-method': ['strategy', 'fee_percent', 'min_amount', 'max_amount'],
  'withdrawal-method': ['fee_percent', 'min_fee', 'min_amount', 'max_amount'],
};

/** They say by themselves what they are. */
const UNNAMED: ReadonlySet<string> = new Set([
  ...['place', 'subject', 'code', 'bonus_type', 'bonus_amount', 'bonus_percentage', 'service'],
  'strategy',
]);

const NOTHING: ReadonlySet<unknown> = new Set([undefined, null, '', '0', 0, false]);

/** In the order of the table, what holds without a word of the owner as well; nothing is left out. */
export function factsOf({ kind, body }: DraftDocument, locale: string): DocumentFact[] {
  return (TOLD[kind] ?? []).flatMap((name) => {
    const field = FIELDS[kind].find((one) => one.name === name);
    const given = body[name] ?? field?.default;
    if (!field || !isLeafField(field) || NOTHING.has(given)) return [];
    const pointer = `/${name}`;
    const [label] = UNNAMED.has(name) ? [] : labelsOf({ kind, key: '', pointer }, locale);
    const value = isAmount(field, given)
      ? { look: 'text' as const, text: formatMoneyOf(given, '$', numberStyle(locale)) }
      : valueInWords(isLocalized(field.control) ? textIn(given, locale) : given, {
          ...{ kind, pointer, body, locale },
        });
    return value.look === 'nothing' ? [] : [{ name, label, value }];
  });
}

/** As it is valid; what is not is shown as it was typed. */
const isAmount = ({ control }: LeafField, value: unknown): value is string =>
  control === 'amount' && typeof value === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(value);

/** What keeps a document from being seen by customers at a moment; undefined where nothing does. */
export function standingOf(
  { body }: Pick<DraftDocument, 'body'>,
  now: number,
): Standing | undefined {
  if (body['is_shown'] === false) return 'hidden';
  const from = instantIn(body['from'] ?? body['valid_from']);
  const until = instantIn(body['until'] ?? body['valid_to']);
  if (until !== undefined && until <= now) return 'over';
  if (from !== undefined && from > now) return 'coming';
  return body['no_index'] === true && isFindable(body) ? 'unlisted' : undefined;
}

/** Search engines see a page of the owner's own, and those that the panel lists for them. */
function isFindable({ route_name: name }: DraftDocument['body']): boolean {
  if (name === undefined) return true;
  const path = pathOfRoute(plainText(name))?.slice(1);
  const page = Object.entries<Page>(PAGES).find(([one]) => one === path)?.[1];
  return page?.sitemap === true;
}
