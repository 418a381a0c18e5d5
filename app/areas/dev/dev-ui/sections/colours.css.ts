import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import type { Family } from '#themes/tokens.ts';

const swatch = style({
  padding: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
});

const FAMILY_KEYS = {
  brand: 'brand',
  accent: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
} as const satisfies Record<Family, Family>;

export const solid = styleVariants(FAMILY_KEYS, (family) => [
  swatch,
  {
    backgroundColor: vars.colour[family].solid,
    color: vars.colour[family].onSolid,
    forcedColorAdjust: 'none',
  },
]);

export const subtle = styleVariants(FAMILY_KEYS, (family) => [
  swatch,
  { backgroundColor: vars.colour[family].subtle, color: vars.colour[family].onSubtle },
]);

export const outlined = styleVariants(FAMILY_KEYS, (family) => [
  swatch,
  { borderColor: vars.colour[family].edge, color: vars.colour[family].text },
]);
