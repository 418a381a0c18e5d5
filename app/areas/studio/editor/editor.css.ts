import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';
import { actionBar } from '#app/ui/lower-edge.css.ts';

const { colour, space } = vars;

export const form = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  maxInlineSize: '52rem',
});

/** Its pairs: text and muted on surface. */
export const section = style({
  minInlineSize: 0,
  padding: vars.density.card,
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: colour.surface,
  scrollMarginBlockStart: space[20],
});

export const sectionHead = style({ display: 'grid', gap: space[1], marginBlockEnd: space[4] });

export const sectionTitle = style({
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const sectionHelp = style({
  maxInlineSize: '38rem',
  color: colour.muted,
  fontSize: vars.size.small,
});

/** Stays in sight at the end of the window while the form is longer than that. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: `calc(-1 * ${space[1]})`,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${colour.border}`,
  backgroundColor: colour.page,
});

// Messages come above it, and what has the focus is never below it. On a phone its words wrap.
globalStyle(`html:has(${bar})`, {
  vars: { [actionBar]: '6rem' },
  scrollPaddingBlockEnd: '7rem',
  '@media': { [FROM_TABLET]: { vars: { [actionBar]: '4.25rem' }, scrollPaddingBlockEnd: '6rem' } },
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: colour.muted,
  fontSize: vars.size.small,
});

export const failed = style([
  status,
  { color: colour.danger.text, fontWeight: vars.weight.medium },
]);

/** Its pairs: text on sunken. */
export const call = style({
  maxBlockSize: '24rem',
  margin: 0,
  padding: space[4],
  overflow: 'auto',
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
});
