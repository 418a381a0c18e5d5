/** What a task counts. */
export interface TaskCounts {
  quantity: number;
  taken: number;
  checked: number;
  rewarded: number;
  isClosed: boolean;
}

export type TaskState =
  | { state: 'waiting' }
  | { state: 'working' | 'ended'; delivered: number }
  | { state: 'completed' };

/**
 * How far a task is: what was checked has been delivered, and the end is told once all of it is
 * rewarded, since until then staff may decline it.
 */
export function stateOfTask({
  quantity,
  taken,
  checked,
  rewarded,
  isClosed,
}: TaskCounts): TaskState {
  if (rewarded >= quantity) return { state: 'completed' };
  if (isClosed && taken === rewarded) return { state: 'ended', delivered: rewarded };
  const delivered = checked + rewarded;
  return taken === 0 ? { state: 'waiting' } : { state: 'working', delivered };
}
