import type { WholeService } from '#core/catalogue/services/read-whole.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Language } from '#locales/languages.ts';
import type { ChangedField } from './import-words.pure.ts';

export interface FieldChange {
  field: ChangedField;
  before: string | null;
  after: string | null;
  /** Of a text that somebody has written in this language. */
  language?: Language;
}

/** A service with what it costs where it comes from, as far as that is known. */
type Side = Omit<WholeService, 'slug' | 'default_price_micro' | 'default_quantity'> & {
  cost_micro: bigint | null;
};

/** What no list says of a service, or what is told of it elsewhere. */
type ByHandAlone =
  | 'tradeType'
  | 'priceBefore'
  | 'speedup'
  | 'startMinutes'
  | 'exampleLink'
  | 'labels'
  | 'contents'
  | 'countries'
  | 'byLink'
  | 'closedSales'
  | 'manager'
  | 'consultation'
  | 'thumbnail'
  | 'shortDescription'
  | 'geo'
  | 'startTime'
  | 'speed'
  | 'guaranteeText'
  | 'requirements'
  | 'faq'
  | 'metaTitle'
  | 'metaDescription';

interface Sides {
  before: Side | undefined;
  after: Side;
  typeName: (id: number) => string;
}

/** What differs, field by field, in values that a person can read. */
export function fieldChanges({ before, after, typeName }: Sides): FieldChange[] {
  const words: Record<Exclude<ChangedField, ByHandAlone>, (side: Side) => string | null> = {
    name: ({ name }) => name,
    type: ({ service_type_id: id }) => typeName(id),
    cost: ({ cost_micro: cost }) => (cost === null ? null : formatAmount(cost)),
    price: ({ price_micro: price }) => formatAmount(price),
    per: ({ pricing_per: per }) => String(per),
    min: ({ min_quantity: min }) => String(min),
    max: ({ max_quantity: max }) => String(max),
    step: ({ quantity_step: step }) => String(step),
    refill: ({ has_refill: has }) => String(has),
    guarantee: ({ guarantee_days: days }) => (days === null ? null : String(days)),
    dripFeed: ({ drip_feed_is_allowed: is }) => String(is),
    description: ({ description }) => description,
    active: ({ is_enabled: is, is_deactivated: isNot }) => String(is && !isNot),
  };
  return Object.entries(words).flatMap(([field, read]) => {
    const [old, now] = [before ? read(before) : null, read(after)];
    return old === now ? [] : [{ field: field as ChangedField, before: old, after: now }]; // Its keys.
  });
}
