import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';

const { colour } = vars;

const solid = (family: 'brand' | 'accent' | 'danger') => ({
  backgroundColor: colour[family].solid,
  color: colour[family].onSolid,
  forcedColorAdjust: 'none' as const,
  selectors: {
    '&:hover': { backgroundColor: colour[family].solidHover, color: colour[family].onSolid },
    '&:active': { backgroundColor: colour[family].solidActive },
  },
});

const open = {
  color: colour.text,
  selectors: {
    '&:hover': { backgroundColor: colour.hover, color: colour.text },
    '&:active': { backgroundColor: colour.selected },
  },
};

/** Its pairs: a family's label on its solid; text on the surfaces; the muted one while disabled. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    // Forced colours take the ground away and draw this instead.
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    // Nobody presses paper.
    '@media': { print: { display: 'none' } },
    selectors: {
      // Twice the class, so that it also outweighs what a tone does when hovered.
      '&&:disabled': {
        borderColor: colour.border,
        backgroundColor: colour.sunken,
        color: colour.disabled,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: {
      solid: solid('brand'),
      accent: solid('accent'),
      danger: solid('danger'),
      outline: { ...open, borderColor: colour.control, backgroundColor: colour.surface },
      quiet: {
        ...open,
        selectors: {
          ...open.selectors,
          // What has no ground of its own gets none by being out of use: it would stand out.
          '&&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' },
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
    shape: {
      text: {},
      icon: { aspectRatio: '1', padding: 0 },
    },
    width: {
      own: {},
      full: { inlineSize: '100%' },
    },
  },
  defaultVariants: { tone: 'solid', size: 'medium', shape: 'text', width: 'own' },
});

export type ButtonLook = NonNullable<RecipeVariants<typeof button>>;

/** Stays where it is while the spinner turns over it, so that the button keeps its width. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

globalStyle(`${label} > svg`, { flex: 'none' });

export const busy = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
