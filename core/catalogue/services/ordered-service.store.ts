import { sql } from 'kysely';
import type {
  SelectableValue,
  TargetsTable,
  TextsByLanguage,
  TypeTexts,
} from './catalogue.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';

export interface ServiceTarget {
  id: number;
  view_type: TargetsTable['view_type'];
  is_selectable: boolean;
  selectable_values: SelectableValue[];
}

export interface OrderedServiceRow {
  id: number;
  slug: string;
  name: string | null;
  has_refill: boolean;
  url_is_required: boolean;
  example_link: string | null;
  allowed_use_countries: number[];
  calculable_quantity: boolean;
  type_id: number;
  type_slug: string;
  type_icon: string;
  type_texts: TypeTexts;
  network_id: number;
  network_slug: string;
  network_icon: string;
  url_placeholder: string;
  network_texts: TextsByLanguage<'name'>;
  targets: ServiceTarget[];
}

interface ReadOrderedRowsInput {
  language: Language;
  ids: readonly number[];
}

/** All that an order of these services is held against, and what it keeps of them. */
export async function readOrderedRows(
  trx: Trx,
  { language, ids }: ReadOrderedRowsInput,
): Promise<OrderedServiceRow[]> {
  const { rows } = await sql<OrderedServiceRow>`
    select * from services_to_order(
      ${`{${ids.join(',')}}`}::integer[], ${language}, ${DEFAULT_LANGUAGE})`.execute(trx);
  return rows;
}
