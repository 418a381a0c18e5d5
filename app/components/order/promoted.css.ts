import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const snippet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const title = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

export const place = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const keyword = style({ overflowWrap: 'anywhere' });
