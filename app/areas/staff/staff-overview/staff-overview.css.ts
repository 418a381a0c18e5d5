import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const entry = style({
  display: 'grid',
  // The counts of a row stand in line, however many lines a name takes.
  alignContent: 'start',
  gap: vars.space[1],
  blockSize: '100%',
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.colour.control, boxShadow: vars.shadow.middle } },
});

export const count = style({
  fontSize: vars.size.title2,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

export const name = style({ color: vars.colour.muted, fontSize: vars.size.small });
