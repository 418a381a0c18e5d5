import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';
import { panel } from '#app/ui/panel.ts';

export const ways = style({ marginBlockEnd: vars.space[5] });

export const list = style({ ...panel, display: 'grid', gap: vars.space[5] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const total = style({ fontVariantNumeric: 'tabular-nums' });

export const heading = style({ fontSize: vars.size.title4 });

export const entry = style({
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const row = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  float: 'inline-start',
  padding: 0,
  fontWeight: vars.weight.medium,
});

export const problem = style({ color: vars.colour.danger.text, fontSize: vars.size.small });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: '13rem minmax(0, 1fr) 10rem', gap: vars.space[4] },
  },
});

/** Breaks anywhere, but does not give up its room to the other columns. */
export const link = style({
  display: 'block',
  minInlineSize: '12rem',
  overflowWrap: 'anywhere',
});

export const number = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Where the focus goes after a list was checked; it is no control. */
export const summary = style({ ':focus': { outline: 'none' } });

export const example = style({ color: vars.colour.muted, fontSize: vars.size.small });
