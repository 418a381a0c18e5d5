import { expect, it } from 'vitest';
import {
  REFILL_ACTORS,
  REFILL_EVENTS,
  REFILL_STATES,
  refillAfter,
} from '#core/ordering/refill-records/refill-state.pure.ts';

/** Every step that there is: from, event, to, by whom. All others are refused. */
const STEPS = [
  'none ask asked customer clock',
  'completed ask asked customer clock',
  'refused ask asked customer clock',
  'asked hand_over asked delivery',
  'in_progress hand_over asked delivery',
  'asked start in_progress delivery staff',
  'asked complete completed delivery staff',
  'in_progress complete completed delivery staff',
  'asked refuse refused delivery staff',
  'in_progress refuse refused delivery staff',
].flatMap((step) => {
  const [from, event, to, ...actors] = step.split(' ');
  return actors.map((by) => [from, event, by, to].join(' '));
});

it('lets a refill become exactly what the list says, by whom it says', () => {
  const asked = (['none', ...REFILL_STATES] as const).flatMap((from) =>
    REFILL_EVENTS.flatMap((event) => REFILL_ACTORS.map((by) => ({ from, event, by }))),
  );
  expect(asked).toHaveLength(5 * 5 * 4);
  const allowed = asked.flatMap(({ from, event, by }) => {
    const to = refillAfter(from, { event, by });
    return to === undefined ? [] : [[from, event, by, to].join(' ')];
  });
  expect(allowed.sort()).toEqual([...STEPS].sort());
});
