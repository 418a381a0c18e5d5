import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.density.control,
    paddingInline: vars.density.controlPadding,
    paddingBlock: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color 120ms ease-out',
  },
  variants: {
    tone: {
      solid: {
        backgroundColor: vars.colour.brand.solid,
        color: vars.colour.brand.onSolid,
        selectors: {
          '&:hover': { backgroundColor: vars.colour.brand.solidHover },
          '&:active': { backgroundColor: vars.colour.brand.solidActive },
        },
      },
      quiet: {
        color: vars.colour.text,
        selectors: { '&:hover': { backgroundColor: vars.colour.hover } },
      },
    },
  },
  defaultVariants: { tone: 'solid' },
});
