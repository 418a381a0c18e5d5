import { sql, type RawBuilder } from 'kysely';
import type { Perks } from '#core/pricing/grades/ladder.pure.ts';

/** The rule of `isOpenTo` for services that are called `s`. */
export const openTo = (perks: Perks): RawBuilder<boolean> => sql<boolean>`(
  (not s.available_closed_sales or ${perks.hasClosedSales}::boolean)
  and (not s.available_personal_manager or ${perks.hasManager}::boolean)
  and (s.consultation_chat_period is null or ${perks.consultationDays !== null}::boolean)
  and (s.thumbnail_period is null or ${perks.thumbnailDays !== null}::boolean))`;

/** Whether a service asks anything of a grade. */
export const isGated = sql<boolean>`(s.available_closed_sales or s.available_personal_manager
  or s.consultation_chat_period is not null or s.thumbnail_period is not null)`;
