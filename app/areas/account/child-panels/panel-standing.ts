import type { ChildPanel } from '#core/resale/child-panels/child-panel.contract.ts';

const USUAL_SET_UP_MS = 10 * 60_000;

/** How a panel stands for whoever rents it: as it is, or still on its way to be that. */
export type Standing = ChildPanel['status'] | 'setting_up' | 'failed';

/** One that takes much longer than usual is what staff look at. */
export function standingOf(
  { status, is_set_up: isSetUp, created_at: created }: ChildPanel,
  now: number,
): Standing {
  if (isSetUp || status !== 'active') return status;
  return now - Date.parse(created) > USUAL_SET_UP_MS ? 'failed' : 'setting_up';
}
