import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
  },
  variants: {
    tone: {
      solid: {
        backgroundColor: vars.colour.brand.solid,
        color: vars.colour.brand.onSolid,
        selectors: {
          '&:hover': {
            backgroundColor: vars.colour.brand.solidHover,
            color: vars.colour.brand.onSolid,
          },
          '&:active': { backgroundColor: vars.colour.brand.solidActive },
        },
      },
      quiet: {
        color: vars.colour.text,
        selectors: {
          '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
        },
      },
    },
    size: {
      /** Less text, not less to hit. */
      small: {
        minBlockSize: vars.density.control,
        paddingInline: vars.space[3],
        fontSize: vars.size.small,
        whiteSpace: 'nowrap',
      },
      medium: {
        minBlockSize: vars.density.control,
        paddingInline: vars.density.controlPadding,
      },
      large: {
        minBlockSize: vars.density.controlLarge,
        paddingInline: `calc(${vars.density.controlPadding} + ${vars.space[2]})`,
      },
    },
  },
  defaultVariants: { tone: 'solid', size: 'medium' },
});
