import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const copyField = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const box = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  color: vars.colour.text,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
});

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  minBlockSize: vars.density.control,
  borderInlineStart: `1px solid ${vars.colour.control}`,
  borderStartEndRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  color: vars.colour.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { backgroundColor: vars.colour.hover } },
  '@media': { 'not (scripting: enabled)': { display: 'none' } },
});

export const words = style({ display: 'grid', justifyItems: 'start' });

globalStyle(`${words} > *`, { gridArea: '1 / 1' });

globalStyle(`${words} > [data-hidden]`, { visibility: 'hidden' });
