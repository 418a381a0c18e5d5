import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_TABLET } from '../breakpoints.ts';
import { toned } from '../tone.css.ts';
import { tracking } from '../tracking.ts';

/** How many characters the longest value of a group has, rounded up to a step. */
const characters = createVar();
export const MOST = 17;
export const STEPS = [7, 10, 13, MOST] as const;
export const holding = styleVariants(
  Object.fromEntries(STEPS.map((step) => [step, { vars: { [characters]: String(step) } }])),
);

/** What a character of a sum takes, of the size of its type. */
const CHARACTER = 0.62;
const border = '1px';
const leastWidth = `calc(${characters} * ${CHARACTER}rem + 2 * (${vars.density.card} + ${border}))`;
const oneLine = (most: string) =>
  `clamp(${vars.size.body}, calc(100cqi / (${characters} * ${CHARACTER})), ${most})`;

export const stats = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(9.5rem, ${leastWidth})), 1fr))`,
  gap: vars.density.gap,
  margin: 0,
});

export const stat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: vars.density.card,
  border: `${border} solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  containerType: 'inline-size',
  // Two fit beside each other on a phone: the last of an odd number fills its row.
  '@media': {
    'screen and (max-width: 480px)': {
      selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const label = style({
  inlineSize: '100%',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  hyphens: 'auto',
});

export const value = style([
  {
    margin: 0,
    fontSize: oneLine(vars.size.title2),
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.tight,
    '@media': {
      [BELOW_TABLET]: { fontSize: oneLine(vars.size.title3) },
    },
  },
  tracking('-0.02em'),
]);

/** What fits is one word: its sign stays with it. Anything longer breaks where it has to. */
export const whole = style({ whiteSpace: 'nowrap' });
export const broken = style({ overflowWrap: 'anywhere' });

export const delta = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: toned.ground,
  color: toned.ink,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.space[6],
});

export const hint = style({
  inlineSize: '100%',
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
});
