import { expect, it } from 'vitest';
import {
  SUPPORT_AUTHORS,
  SUPPORT_EVENTS,
  SUPPORT_STATES,
  supportAfter,
} from './support-state.pure.ts';

/** Every step that there is: from, event, by whom, to. All others are refused. */
const STEPS = [
  'none write customer open',
  'open write customer open',
  'answered write customer open',
  'closed write customer open',
  'open answer staff answered',
  'answered answer staff answered',
  'closed answer staff answered',
  'open close customer closed',
  'answered close customer closed',
  'open close staff closed',
  'answered close staff closed',
];

it('lets a conversation become exactly what the list says, by whom it says', () => {
  const asked = (['none', ...SUPPORT_STATES] as const).flatMap((from) =>
    SUPPORT_EVENTS.flatMap((event) => SUPPORT_AUTHORS.map((by) => ({ from, event, by }))),
  );
  expect(asked).toHaveLength(4 * 3 * 2);
  const allowed = asked.flatMap(({ from, event, by }) => {
    const to = supportAfter(from, { event, by });
    return to === undefined ? [] : [[from, event, by, to].join(' ')];
  });
  expect(allowed.sort()).toEqual([...STEPS].sort());
});
