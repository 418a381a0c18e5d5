import { expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status.pure.ts';
import { ORDER_ACTORS, ORDER_EVENTS, orderAfter } from './order-transition.pure.ts';

/** Every step that there is: from, event, to, by whom. All others are refused. */
const STEPS = [
  'unpaid pay in_processing customer payment',
  'unpaid delete canceled customer staff',
  'in_processing hold in_moderation staff delivery',
  'in_processing complete completed staff delivery',
  'in_processing end_short canceled staff delivery',
  'in_processing fail error staff delivery',
  'in_processing pause stopped customer staff',
  'in_processing cancel canceled customer staff',
  'in_moderation approve in_processing staff',
  'in_moderation complete completed staff delivery',
  'in_moderation end_short canceled staff delivery',
  'in_moderation cancel canceled customer staff',
  'stopped activate in_processing customer staff',
  'stopped complete completed staff delivery',
  'stopped end_short canceled staff delivery',
  'stopped cancel canceled customer staff',
  'error hold in_moderation staff delivery',
  'error retry in_processing staff delivery',
  'error complete completed staff delivery',
  'error end_short canceled staff delivery',
  'error cancel canceled customer staff',
].flatMap((step) => {
  const [from, event, to, ...actors] = step.split(' ');
  return actors.map((by) => [from, event, by, to].join(' '));
});

it('lets an order become exactly what the list says, by whom it says', () => {
  const asked = ORDER_STATUSES.flatMap((from) =>
    ORDER_EVENTS.flatMap((event) => ORDER_ACTORS.map((by) => ({ from, event, by }))),
  );
  expect(asked).toHaveLength(7 * 11 * 4);
  const allowed = asked.flatMap(({ from, event, by }) => {
    const to = orderAfter(from, { event, by });
    return to === undefined ? [] : [[from, event, by, to].join(' ')];
  });
  expect(allowed.sort()).toEqual([...STEPS].sort());
});

it('leads out of every status but the two that are the end', () => {
  const ends = ORDER_STATUSES.filter((from) =>
    ORDER_EVENTS.every((event) => ORDER_ACTORS.every((by) => !orderAfter(from, { event, by }))),
  );
  expect(ends.sort()).toEqual(['canceled', 'completed']);
});
