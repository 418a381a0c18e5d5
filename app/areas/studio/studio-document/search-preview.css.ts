import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

/** Its pairs: muted, info.text and text on surface. */
export const result = style({
  maxInlineSize: '36rem',
  padding: space[4],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  overflowWrap: 'anywhere',
});

export const address = style({ color: colour.muted, fontSize: vars.size.small });

export const title = style({ color: colour.info.text, fontSize: vars.size.title4 });

export const description = style({ color: colour.muted, fontSize: vars.size.small });
