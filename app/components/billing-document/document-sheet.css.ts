import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '#app/ui/breakpoints.ts';

const BESIDE = `${FROM_TABLET}, print`;

/** As the PDF has it, on a sheet of its own. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '56rem',
  padding: vars.space[5],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  overflowWrap: 'anywhere',
  '@media': {
    [FROM_TABLET]: { padding: vars.space[8] },
    print: { maxInlineSize: 'none', padding: 0, border: 0 },
  },
});

/** Two parties side by side where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const brand = style({
  margin: 0,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heavy,
});

export const lines = style({ margin: 0, whiteSpace: 'pre-line' });

export const partyTitle = style({
  marginBlockEnd: vars.space[1],
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // So that long words of what is billed fit beside its figures.
  '@media': { [ON_PHONE]: { fontSize: vars.size.small } },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} thead th`, {
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular, hyphens: 'auto' });

export const number = style({});

globalStyle(`${table} ${number}`, {
  paddingInlineStart: vars.space[4],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const detail = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const totals = style({
  '@media': { [BESIDE]: { justifySelf: 'end', inlineSize: 'min(26rem, 100%)' } },
});

export const note = style({ margin: 0 });

export const footer = style({
  margin: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  whiteSpace: 'pre-line',
});

/** Of no use on paper. */
export const notOnPaper = style({ '@media': { print: { display: 'none' } } });
