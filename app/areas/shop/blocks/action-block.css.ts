import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '#app/ui/breakpoints.ts';
import { ripples } from '#app/ui/ripples.ts';
import { UNTRACKED } from '#app/ui/tracking.ts';
import { HEADING } from './block-head.css.ts';
import { blockOf } from './block-of.ts';

const { brand } = vars.colour;

const action = blockOf('action');

const section = `${action} > section`;
const solid = `${blockOf('action', 'solid')} > section`;

globalStyle(section, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[6],
  padding: `${vars.space[8]} ${vars.space[6]}`,
  borderRadius: vars.radius.large,
  backgroundColor: brand.subtle,
  color: vars.colour.text,
  '@media': {
    [FROM_TABLET]: { padding: vars.space[10] },
    [FROM_DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: vars.space[12] },
  },
});

globalStyle(solid, {
  backgroundColor: brand.solid,
  color: brand.onSolid,
  forcedColorAdjust: 'none',
  '@media': {
    [FROM_TABLET]: {
      backgroundImage: ripples({ ground: brand.solid, ring: brand.solidHover, widthRem: 4 }),
    },
  },
});

globalStyle(`${section} h2`, { ...HEADING, color: 'inherit' });

globalStyle(`${section} h2${UNTRACKED}`, { letterSpacing: 0 });

globalStyle(`${section} p`, {
  maxInlineSize: '44rem',
  margin: `${vars.space[2]} 0 0`,
  color: 'inherit',
  fontSize: vars.size.lead,
});
