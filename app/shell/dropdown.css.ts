import { globalStyle, style } from '@vanilla-extract/css';
import { LANGUAGES } from '#locales/languages.ts';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { burgerTools } from './header.css.ts';
import { HEADER } from './measures.ts';

export const dropdown = style({ '@media': { [FROM_TABLET]: { position: 'relative' } } });

/** This one hangs on the whole bar where under its own button it could leave the screen. */
export const wideDropdown = style({ '@media': { [FROM_DESKTOP]: { position: 'relative' } } });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.density.control,
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { backgroundColor: vars.colour.hover },
  },
  '@media': { [FROM_TABLET]: { paddingInline: vars.space[3] } },
});

export const summaryText = style({
  display: 'none',
  '@media': { [FROM_TABLET]: { display: 'inline' } },
});

export const chevron = style({ selectors: { '[open] > * > &': { rotate: '180deg' } } });

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.half,
  minInlineSize: '8rem',
  maxBlockSize: `calc(100dvh - ${HEADER} - ${vars.space[4]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: vars.space[2],
  listStyle: 'none',
  backgroundColor: vars.colour.raised,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
});

/** Two columns, read downwards. */
export const languages = style([
  panel,
  {
    insetInline: vars.space[4],
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${Math.ceil(LANGUAGES.length / 2)}, auto)`,
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': {
      [FROM_TABLET]: { insetInline: `auto ${vars.space[6]}`, inlineSize: '24rem' },
      [FROM_DESKTOP]: { insetInlineEnd: 0 },
    },
  },
]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current], &[aria-pressed="true"]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
    },
  },
});

// Behind the menu a choice opens in its place, like a group of the menu.
globalStyle(`${burgerTools} ${summary}`, {
  justifyContent: 'start',
  gap: vars.space[3],
  paddingInline: vars.space[3],
  fontSize: vars.size.body,
  whiteSpace: 'normal',
});

globalStyle(`${burgerTools} ${chevron}`, { marginInlineStart: 'auto' });

globalStyle(`${burgerTools} ${panel}`, {
  position: 'static',
  marginBlockStart: vars.space.half,
  paddingInline: `${vars.space[8]} 0`,
  paddingBlock: 0,
  border: 0,
  boxShadow: 'none',
});
