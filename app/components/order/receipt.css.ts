import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '#app/ui/breakpoints.ts';

const BESIDE = `${FROM_TABLET}, print`;

/** The sheet, and beside it what can be done with it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [FROM_DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' } },
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[5],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  '@media': {
    [FROM_TABLET]: { padding: vars.space[8] },
    print: { gap: vars.space[4], padding: 0, border: 0, breakInside: 'avoid' },
  },
});

/** Two things side by side where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const partyTitle = style({
  marginBlockEnd: vars.space[1],
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const party = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const url = style({ overflowWrap: 'anywhere' });

export const sums = style({
  '@media': { [BESIDE]: { justifySelf: 'end', inlineSize: 'min(26rem, 100%)' } },
});

export const note = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size.small });

/** Of no use on paper. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': {
    [FROM_DESKTOP]: { flexDirection: 'column', alignItems: 'stretch' },
    print: { display: 'none' },
  },
});
