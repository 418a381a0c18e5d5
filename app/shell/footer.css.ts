import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../ui/breakpoints.ts';
import { gutter } from './gutter.css.ts';
import { lookOf } from './look.ts';
import { PAGE_WIDTH } from './measures.ts';

export const footer = style({
  backgroundColor: vars.colour.surface,
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const inner = style([
  gutter,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[10]}`,
    maxInlineSize: PAGE_WIDTH,
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    fontSize: vars.size.small,
  },
]);

const inColumns = lookOf('columns');

globalStyle(`${inColumns} ${inner}`, {
  alignItems: 'start',
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
});

/** Of one list by itself, unless the owner wants a column of each kind. */
export const columns = style({
  selectors: {
    [`${inColumns} &`]: {
      flex: '1 1 20rem',
      // Else as wide as all its columns side by side, even on a phone.
      minInlineSize: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      gap: `${vars.space[6]} ${vars.space[8]}`,
      maxInlineSize: '44rem',
    },
  },
});

export const title = style({
  marginBlockEnd: vars.space[1],
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const name = style({ fontWeight: vars.weight.heavy, fontSize: vars.size.body });

export const help = style({ marginBlockStart: vars.space[1], color: vars.colour.muted });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [FROM_TABLET]: { columnGap: vars.space[5] }, print: { display: 'none' } },
  selectors: { [`${inColumns} &`]: { display: 'block' } },
});

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  color: vars.colour.muted,
  textDecoration: 'none',
});

globalStyle(`${links} a:hover`, { color: vars.colour.text, textDecoration: 'underline' });
