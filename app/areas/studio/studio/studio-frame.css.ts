import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { LIST_WIDTH, SIDE_BY_SIDE, STUDIO_BAR, WITH_NAVIGATION } from './studio-measures.ts';

export const studio = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

const NAVIGATION = '14rem';

export const columns = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [WITH_NAVIGATION]: {
      gridTemplateColumns: `${NAVIGATION} minmax(0, 1fr)`,
      alignContent: 'stretch',
    },
  },
});

export const withPreview = style([
  columns,
  {
    '@media': {
      [SIDE_BY_SIDE]: {
        gridTemplateColumns: `${NAVIGATION} minmax(22rem, 1fr) minmax(24rem, 1.15fr)`,
      },
    },
  },
]);

export const main = style({
  // Whatever lies over something within the page lies under all that stands around it.
  isolation: 'isolate',
  selectors: {
    // But for a dialog that is open before any script made it modal.
    '&:has(dialog[open])': { isolation: 'auto' },
  },
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '66rem',
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  paddingBlock: `${vars.space[5]} ${vars.space[16]}`,
  outline: 'none',
  '@media': {
    [WITH_NAVIGATION]: { padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[20]}` },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  maxInlineSize: LIST_WIDTH,
  marginBlockEnd: vars.space[6],
});

// Beside it is room for a button, so that it stands at the same place on every page.
export const words = style({
  flex: '1 1 14rem',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const title = style({
  fontSize: vars.size.title2,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const lead = style({ maxInlineSize: '40rem', color: vars.colour.muted });

/** There only where it has room; what it shows, a page of its own shows as well. */
export const preview = style({
  display: 'none',
  '@media': {
    [SIDE_BY_SIDE]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: STUDIO_BAR,
      blockSize: `calc(100dvh - ${STUDIO_BAR})`,
      minInlineSize: 0,
      borderInlineStart: `1px solid ${vars.colour.border}`,
      backgroundColor: vars.colour.sunken,
    },
  },
});
