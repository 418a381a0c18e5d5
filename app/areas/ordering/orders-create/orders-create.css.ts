import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET, ON_PHONE } from '#app/ui/breakpoints.ts';

const single = 'minmax(0, 1fr)';

/** What is ordered, and beside it what that comes to. */
export const form = style({
  // Not a grid on narrow screens: what sticks to their lower edge does so along all of the form.
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': {
    [FROM_DESKTOP]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
    },
  },
});

/** One column, as wide as is good to read: link, service, quantity, payment. */
export const compactForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
});

export const service = style({
  display: 'grid',
  gridTemplateColumns: single,
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const linkField = style({ display: 'grid', gridTemplateColumns: single });

export const switched = style({
  margin: 0,
  color: vars.colour.success.text,
  fontSize: vars.size.small,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
});

export const wide = style({ '@media': { [FROM_TABLET]: { gridColumn: '1 / -1' } } });

export const frozen = style({
  padding: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
});

export const frozenName = style({
  display: 'grid',
  flex: '1 1 12rem',
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const slider = style({
  '@media': {
    [ON_PHONE]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

const appear = keyframes({ to: { visibility: 'visible', maxBlockSize: '10rem' } });

/** With a script it follows by itself; where that does not come, this does after a while. */
export const unscripted = style({
  '@media': {
    '(scripting: enabled)': {
      visibility: 'hidden',
      maxBlockSize: 0,
      overflow: 'hidden',
      animation: `${appear} 0s 4s forwards`,
    },
  },
});

/** For what only says less while a script does not run. */
export const whileUnscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const dripFeed = style({ display: 'grid', gridTemplateColumns: single, gap: vars.space[4] });

/** Nothing of it matters while it is not wanted, which no script is needed to see. */
export const dripFeedDetails = style({
  display: 'grid',
  gridTemplateColumns: single,
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  selectors: { [`${dripFeed}:not(:has([role="switch"]:checked)) &`]: { display: 'none' } },
});

export const interval = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  margin: 0,
  padding: 0,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
});

export const summary = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size.small });

export const countries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[2],
  maxBlockSize: '20rem',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
});

export const about = style({ overflowWrap: 'anywhere' });

export const example = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const content = style({
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const muted = style({ color: vars.colour.muted, fontSize: vars.size.small });

/** Below the name of what is in a package. */
export const contentText = style([muted, { display: 'block' }]);

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const lineCost = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const sum = style({
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
