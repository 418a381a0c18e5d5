import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour: palette, space } = vars;

export const presets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: space[2],
});

/** Its pairs: text on surface and hover, with the control's edge. */
export const colour = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  border: `1px solid ${palette.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: palette.surface,
  color: palette.text,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: palette.hover } },
});

export const nothing = style({ color: palette.muted, fontSize: vars.size.small });

export const uses = style({ display: 'grid', gap: space[1], paddingInlineStart: space[5] });

/** Its pairs: text on sunken. */
export const log = style({
  margin: 0,
  padding: space[3],
  border: `1px solid ${palette.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: palette.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  listStyle: 'none',
});
