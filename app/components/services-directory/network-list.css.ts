import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { ON_PHONE } from '#app/ui/breakpoints.ts';

const base = style({ listStyle: 'none', margin: 0, padding: 0 });

export const list = styleVariants({
  column: [base, { display: 'grid', gap: vars.space.half }],
  row: [
    base,
    {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[2],
      '@media': {
        // One line to be swept through, up to the edges of the screen.
        [ON_PHONE]: {
          flexWrap: 'nowrap',
          marginInline: `calc(-1 * ${vars.space[4]})`,
          paddingInline: vars.space[4],
          paddingBlock: vars.space[1],
          overflowX: 'auto',
          scrollbarWidth: 'none',
        },
      },
    },
  ],
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
    },
    [`${list.row} &`]: {
      gap: vars.space[2],
      border: `1px solid ${vars.colour.border}`,
      backgroundColor: vars.colour.surface,
    },
    [`${list.row} &:hover`]: { backgroundColor: vars.colour.hover },
    [`${list.row} &[aria-current]`]: {
      borderColor: vars.colour.brand.edge,
      backgroundColor: vars.colour.brand.subtle,
    },
  },
});

export const all = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.selected,
  color: vars.colour.text,
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${list.row} &`]: { whiteSpace: 'nowrap' } },
});

export const chevron = style({ display: 'grid' });
