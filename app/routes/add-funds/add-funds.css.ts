import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const step = style({ display: 'grid', gap: vars.space[5] });

export const facts = style({ display: 'grid', gap: vars.space.half });

export const gain = style({ color: vars.colour.success.text });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.density.gap,
  '@media': { [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const total = style({ display: 'grid', gap: vars.space[4] });

export const muted = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const hint = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  color: vars.colour.success.text,
  fontSize: vars.size.small,
});

/** With a script the total follows what is typed. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const heading = style({ marginBlockEnd: vars.space[3], fontSize: vars.size.title4 });

export const list = style({
  margin: 0,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

/** What does not fit beside the words comes below them, not below the icon. */
export const entryBody = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** How it stands and what can be done, on one line. */
export const entryEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const words = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });
