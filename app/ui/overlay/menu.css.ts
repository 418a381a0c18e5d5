import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { floating } from './floating.css.ts';

export const menu = style([
  floating,
  {
    minInlineSize: '12rem',
    padding: vars.space[2],
    listStyle: 'none',
    // The list shows by the popover's own rule, which says nothing of how.
    selectors: { '&:popover-open': { display: 'grid', gap: vars.space.half } },
  },
]);

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    '&[aria-current]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
    },
    '&:disabled': { color: vars.colour.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

export const look = styleVariants({
  plain: [
    item,
    {
      color: vars.colour.text,
      selectors: { '&:hover:not([aria-current], :disabled)': { color: vars.colour.text } },
    },
  ],
  danger: [
    item,
    {
      color: vars.colour.danger.text,
      selectors: { '&:hover': { color: vars.colour.danger.textHover } },
    },
  ],
});

export const separator = style({
  marginBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const heading = style({
  paddingInline: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
});
