import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../breakpoints.ts';

const backdrop = createVar();
const width = createVar();
/** Where it comes from. */
const from = createVar();

// The scrollbar keeps its place, so that nothing moves.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });

const dialog = style({
  vars: { [from]: `0 ${vars.space[6]}`, [backdrop]: '#00000080' },
  position: 'fixed',
  inset: 0,
  zIndex: 4,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvh - ${vars.space[8]})`,
  margin: 'auto 0 0',
  padding: 0,
  overflow: 'hidden',
  // Seen where colours are forced, which take shadow and ground away.
  border: '1px solid transparent',
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  backgroundColor: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.high,
  opacity: 0,
  translate: from,
  transition:
    'opacity 160ms ease-in, translate 160ms ease-in, overlay 160ms allow-discrete, display 160ms allow-discrete',
  selectors: {
    '&[open]': {
      display: 'flex',
      opacity: 1,
      translate: 'none',
      transitionTimingFunction: 'ease-out',
    },
    // Without a script it cannot be modal; what lies behind it is covered all the same.
    '&[open]:not(:modal)': { boxShadow: `0 0 0 100vmax ${backdrop}` },
    '&::backdrop': {
      backgroundColor: backdrop,
      opacity: 0,
      transition: 'opacity 160ms, overlay 160ms allow-discrete, display 160ms allow-discrete',
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { opacity: 0, translate: from },
      '&[open]::backdrop': { opacity: 0 },
    },
  },
  '@media': { print: { position: 'static', boxShadow: 'none' } },
});

const centred = style([
  dialog,
  {
    '@media': {
      [FROM_TABLET]: {
        vars: { [from]: `0 ${vars.space[2]}` },
        inlineSize: `min(100% - ${vars.space[8]}, ${width})`,
        margin: 'auto',
        borderRadius: vars.radius.large,
      },
    },
  },
]);

const side = style([
  dialog,
  {
    '@media': {
      [FROM_TABLET]: {
        inlineSize: `min(100% - ${vars.space[8]}, ${width})`,
        blockSize: '100dvh',
        maxBlockSize: 'none',
        marginBlock: 0,
        borderRadius: 0,
      },
    },
  },
]);

const COMES_FROM = { start: '-2rem 0', end: '2rem 0' };
const COMES_FROM_RTL = { start: COMES_FROM.end, end: COMES_FROM.start };

function atSide(name: 'start' | 'end') {
  return {
    '@media': {
      [FROM_TABLET]: {
        vars: { [from]: COMES_FROM[name] },
        marginInline: name === 'end' ? 'auto 0' : '0 auto',
        selectors: { '[dir=rtl] &': { vars: { [from]: COMES_FROM_RTL[name] } } },
      },
    },
  };
}

export const shape = styleVariants({
  medium: [centred, { vars: { [width]: '600px' } }],
  wide: [centred, { vars: { [width]: '628px' } }],
  /** An offer that the page steps back for. */
  offer: [centred, { vars: { [width]: '90%', [backdrop]: '#000000cc' } }],
  start: [side, atSide('start'), { vars: { [width]: '807px' } }],
  end: [side, atSide('end'), { vars: { [width]: '807px' } }],
  /** For what is a list of lines. */
  narrowEnd: [side, atSide('end'), { vars: { [width]: '480px' } }],
});

export const frame = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

const INSET = `clamp(${vars.space[4]}, 4vw, ${vars.space[6]})`;

export const header = style({ padding: `${INSET} ${INSET} ${vars.space[2]}` });

export const title = style({
  // The cross keeps its room.
  paddingInlineEnd: vars.space[12],
  fontSize: vars.size.title4,
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${INSET} ${INSET}`,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${INSET} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

// On a phone the buttons are as wide as the thumb reaches.
globalStyle(`${footer} > *`, {
  flex: '1 1 8rem',
  '@media': { [FROM_TABLET]: { flex: 'none' } },
});

globalStyle(`${footer} > form`, { display: 'grid' });

export const closeForm = style({ display: 'contents' });

export const close = style({
  position: 'absolute',
  insetBlockStart: `calc(${INSET} + 0.5lh - ${vars.density.control} / 2)`,
  insetInlineEnd: `calc(${INSET} - ${vars.space[2]})`,
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  color: vars.colour.muted,
  selectors: { '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text } },
});
