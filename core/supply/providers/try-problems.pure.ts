import type { FieldCode } from '#core/errors.ts';

/** What can be wrong with a provider that was asked for the balance. */
export const TRY_PROBLEMS = [
  'upstream_address',
  'upstream_silent',
  'upstream_key',
  'upstream_nonsense',
  'upstream_says',
] as const satisfies readonly FieldCode[];
export type TryProblem = (typeof TRY_PROBLEMS)[number];
