import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { STUDIO_BAR, WITH_NAVIGATION } from './studio-measures.ts';

export const navigation = style({
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surface,
  '@media': {
    [WITH_NAVIGATION]: {
      position: 'sticky',
      insetBlockStart: STUDIO_BAR,
      alignSelf: 'start',
      blockSize: `calc(100dvh - ${STUDIO_BAR})`,
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.colour.border}`,
    },
    print: { display: 'none' },
  },
});

export const folded = style({ '@media': { [WITH_NAVIGATION]: { display: 'none' } } });

export const open = style({
  display: 'none',
  '@media': { [WITH_NAVIGATION]: { display: 'block' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.controlLarge,
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.colour.hover },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

export const where = style({ flex: 1, minInlineSize: 0 });

export const chevron = style({
  display: 'flex',
  color: vars.colour.muted,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const places = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[3],
  '@media': {
    'screen and (min-width: 500px) and (max-width: 899px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      alignItems: 'start',
    },
  },
});

export const groupName = style({
  paddingInline: vars.space[3],
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.controlSmall,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});
