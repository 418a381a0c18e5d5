import type { Profile } from '#core/own-data/profile/profile.contract.ts';

type Grades = Profile['grades'];

/** What the grade of a customer takes off prices, as a fraction; 0 where it takes off nothing. */
export function gradeDiscount({
  grades_enabled,
  grade_discounts_enabled,
  current,
}: Grades): number {
  return grades_enabled && grade_discounts_enabled ? (current?.discount_percent ?? 0) : 0;
}

/** Whether the grade of a customer opens services that others know nothing of. */
export function opensServices({ grades_enabled, current }: Grades): boolean {
  if (!grades_enabled || !current) return false;
  return (
    current.available_closed_sales ||
    current.available_personal_manager ||
    current.consultation_chat_period !== null ||
    current.thumbnail_period !== null
  );
}
