import type { Perks } from '#core/pricing/grades/ladder.pure.ts';

/** What a service asks of the grade of whoever sees and orders it. */
export interface Gated {
  available_closed_sales: boolean;
  available_personal_manager: boolean;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
}

export const GATING = [
  'available_closed_sales',
  'available_personal_manager',
  'consultation_chat_period',
  'thumbnail_period',
] as const satisfies readonly (keyof Gated)[];

/** Whether somebody with these perks may know of a service. */
export function isOpenTo(service: Gated, perks: Perks): boolean {
  return (
    (!service.available_closed_sales || perks.hasClosedSales) &&
    (!service.available_personal_manager || perks.hasManager) &&
    (service.consultation_chat_period === null || perks.consultationDays !== null) &&
    (service.thumbnail_period === null || perks.thumbnailDays !== null)
  );
}
