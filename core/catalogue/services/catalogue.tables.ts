import type { FaqEntry } from './faq-text.pure.ts';
import type { Generated } from 'kysely';
import type { Provenance } from './provenance.pure.ts';
import type { TargetKind } from './target-kinds.pure.ts';
import type { Json } from '#core/platform/db/json-column.ts';

/** Texts of a small table: fields by language. */
export type TextsByLanguage<Field extends string> = Partial<
  Record<string, Partial<Record<Field, string>>>
>;

export type { FaqEntry };

export interface CataloguesTable {
  instance_id: number;
  revision: Generated<bigint>;
  source_hash: string | null;
  updated_at: Date;
}

export interface NetworksTable {
  instance_id: number;
  id: number;
  slug: string;
  url_placeholder: string;
  icon: string;
  color: Generated<string>;
  type: string;
  has_search: boolean;
  is_enabled: boolean;
  position: number;
  texts: Json<TextsByLanguage<'name'>>;
}

export type TypeTexts = Partial<
  Record<string, { name?: string; title?: string; description?: string; faq?: FaqEntry[] }>
>;

export interface ServiceTypesTable {
  instance_id: number;
  id: number;
  network_id: number;
  slug: string;
  icon: string;
  color: Generated<string>;
  is_enabled: boolean;
  position: number;
  texts: Json<TypeTexts>;
}

export interface LabelsTable {
  instance_id: number;
  id: number;
  color: string;
  position: number;
  texts: Json<TextsByLanguage<'name'>>;
}

export interface SelectableValue {
  id: string;
  name: Partial<Record<string, string>>;
}

export interface TargetsTable {
  instance_id: number;
  id: number;
  name: string;
  view_type: TargetKind | null;
  is_selectable: boolean;
  selectable_values: Json<SelectableValue[]>;
  position: number;
  texts: Json<TextsByLanguage<'title' | 'placeholder' | 'hint'>>;
}

export interface ServicesTable {
  instance_id: number;
  id: number;
  service_type_id: number;
  slug: string;
  popularity: Generated<number>;
  price_type: Generated<'per_quantity' | 'fixed'>;
  pricing_per: Generated<number>;
  price_micro: bigint;
  default_price_micro: bigint;
  min_quantity: number;
  max_quantity: number;
  quantity_step: Generated<number>;
  default_quantity: number;
  drip_feed_is_allowed: Generated<boolean>;
  has_refill: Generated<boolean>;
  /** For so long what drops is made up for; nothing without a refill. */
  guarantee_days: number | null;
  can_speedup: Generated<boolean>;
  is_enabled: Generated<boolean>;
  is_deactivated: Generated<boolean>;
  is_package: Generated<boolean>;
  restricted_access: Generated<boolean>;
  url_is_required: Generated<boolean>;
  has_search: Generated<boolean>;
  calculable_quantity: Generated<boolean>;
  gather_statistic: Generated<boolean>;
  provenance: Generated<Provenance>;
  start_minutes: number | null;
  allowed_use_countries: Generated<number[]>;
  example_link: string | null;
  available_closed_sales: Generated<boolean>;
  available_personal_manager: Generated<boolean>;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface ServiceTextsTable {
  instance_id: number;
  language: string;
  service_id: number;
  name: string;
  short_description: string | null;
  geo: string | null;
  start_time: string | null;
  speed: string | null;
  guarantee: string | null;
  description: string | null;
  requirements: string | null;
  meta_title: string | null;
  meta_description: string | null;
  faq: Json<FaqEntry[] | null>;
}

export interface ServiceLabelsTable {
  instance_id: number;
  service_id: number;
  label_id: number;
}

export interface ServiceTargetsTable {
  instance_id: number;
  service_id: number;
  target_id: number;
  is_enabled: Generated<boolean>;
  position: number;
}

export interface ServicePackageItemsTable {
  instance_id: number;
  package_id: number;
  service_id: number;
  quantity: number;
  is_displayable: Generated<boolean>;
  position: number;
}

export interface CatalogueTables {
  catalogues: CataloguesTable;
  networks: NetworksTable;
  service_types: ServiceTypesTable;
  labels: LabelsTable;
  targets: TargetsTable;
  services: ServicesTable;
  service_texts: ServiceTextsTable;
  service_labels: ServiceLabelsTable;
  service_targets: ServiceTargetsTable;
  service_package_items: ServicePackageItemsTable;
}
