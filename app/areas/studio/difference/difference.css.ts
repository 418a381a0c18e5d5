import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const note = style({ color: vars.colour.muted });

export const fields = style({ display: 'grid' });

/** The name of the field, and beside it, where there is room, what it was and what it is. */
export const field = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'minmax(10rem, 14rem) minmax(0, 1fr)' },
  },
});

export const label = style({
  minInlineSize: 0,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const outer = style({
  color: vars.colour.muted,
  selectors: { '&::after': { content: '› ', paddingInlineStart: vars.space[1] } },
});

export const own = style({ fontWeight: vars.weight.medium });

export const link = style({
  color: vars.colour.text,
  textDecorationColor: vars.colour.control,
  selectors: { '&:hover': { color: vars.colour.brand.text } },
});

export const change = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
});

const side = {
  display: 'block',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textDecoration: 'none',
} as const;

export const before = style({
  ...side,
  backgroundColor: vars.colour.danger.subtle,
  color: vars.colour.danger.onSubtle,
});

export const after = style({
  ...side,
  backgroundColor: vars.colour.success.subtle,
  color: vars.colour.success.onSubtle,
});

export const nothing = style({ fontStyle: 'italic' });

export const colour = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const swatch = style({
  flex: 'none',
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.small,
});

export const long = style({});
