import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { CampaignStatus, Track } from './campaign-rules.pure.ts';
import type { TariffStatus } from './tariffs/tariff-rules.pure.ts';

/** A plan as somebody agreed on it. */
export interface AgreedPlan {
  id: number;
  name: Localized;
  keywordsLimit: number;
  /** Of a month, in micro-dollars. */
  price: string;
}

export interface TariffsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  plan_id: number;
  plan_name: Json<Localized>;
  keywords_limit: number;
  price_micro: bigint;
  status: Generated<TariffStatus>;
  renews: Generated<boolean>;
  /** How many were paid; none while it is tried. */
  months: Generated<number>;
  /** For the time that runs. */
  paid_micro: Generated<bigint>;
  paid_total_micro: Generated<bigint>;
  billing_day: number;
  begins_at: Date;
  paid_until: Date;
  next_plan: ColumnType<AgreedPlan | null, string | null | undefined, string | null>;
  next_look_at: Date | null;
  created_at: Date;
  overdue_since: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}

export interface CampaignsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  url: string;
  link_key: string;
  countries: number[];
  track: Track;
  status: Generated<CampaignStatus>;
  created_at: Date;
  measured_at: Generated<Date | null>;
  measured_on: Generated<string | null>;
  best_position: Generated<number | null>;
  /** That of the day on which it was measured before. */
  best_before: Generated<number | null>;
  next_measure_at: Date | null;
  /** Of the tries since it was measured last. */
  failures: Generated<number>;
}

export interface CampaignKeywordsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  campaign_id: bigint;
  keyword: string;
  keyword_key: string;
  place: number;
  is_tracked: Generated<boolean>;
}

export interface CampaignPositionsTable {
  instance_id: number;
  campaign_id: bigint;
  country_id: number;
  measured_on: string;
  keyword_id: bigint;
  position: number | null;
}

export interface CampaignTables {
  tariffs: TariffsTable;
  campaigns: CampaignsTable;
  campaign_keywords: CampaignKeywordsTable;
  campaign_positions: CampaignPositionsTable;
}
