import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour } = vars;

const popup = style({
  position: 'absolute',
  insetInline: -1,
  zIndex: 30,
  maxBlockSize: 'min(20rem, 50dvh)',
  margin: 0,
  padding: vars.space[1],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.raised,
  color: colour.text,
  boxShadow: vars.shadow.middle,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const below = style([popup, { insetBlockStart: `calc(100% + ${vars.space[1]})` }]);
export const above = style([popup, { insetBlockEnd: `calc(100% + ${vars.space[1]})` }]);

export const groupName = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
});

/** Its pairs: text and muted on raised, hover and selected; brand.text on those for the mark. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.controlSmall,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: `calc(${vars.radius.medium} - ${vars.space[1]})`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&[data-active]': {
      backgroundColor: colour.selected,
      // The focus stays in the text; this is where it would be.
      outline: `2px solid ${colour.focusOuter}`,
      outlineOffset: -2,
    },
    '&[aria-selected="true"]': { fontWeight: vars.weight.strong },
    '&[aria-disabled="true"]': { color: colour.disabled, cursor: 'not-allowed' },
  },
});

export const words = style({ flex: 1, display: 'grid', minInlineSize: 0 });
export const hint = style({
  color: colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
});
export const check = style({ flex: 'none', color: colour.brand.text });
export const nothing = style({ padding: vars.space[3], color: colour.muted });
