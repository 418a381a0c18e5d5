import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { UNTRACKED } from '#app/ui/tracking.ts';

export const head = style({ maxInlineSize: '44rem', marginBlockEnd: vars.space[5] });

export const HEADING = {
  fontSize: vars.size.title2,
  lineHeight: vars.leading.heading,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

globalStyle(`${head} > h2`, HEADING);

globalStyle(`${head} > h2${UNTRACKED}`, { letterSpacing: 0 });

globalStyle(`${head} > p`, {
  margin: `${vars.space[2]} 0 0`,
  color: vars.colour.muted,
  fontSize: vars.size.lead,
  textWrap: 'pretty',
});
