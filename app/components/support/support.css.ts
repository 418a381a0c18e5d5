import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Mails lead here, under what stays at the upper edge. */
export const place = style({ scrollMarginBlockStart: '6rem' });

const message = style({
  justifySelf: 'start',
  maxInlineSize: '90%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});
export const ofOthers = message;
export const ofReader = style([
  message,
  { justifySelf: 'end', backgroundColor: vars.colour.surface },
]);

export const who = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const name = style({ color: vars.colour.text, fontWeight: 600 });

export const text = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const subject = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const files = style({ marginBlockStart: vars.space[2] });
