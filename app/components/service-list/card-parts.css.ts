import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** What the card of a service and that of a kind of services are both made of. */

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  transition: 'box-shadow 160ms ease-out, border-color 160ms ease-out',
  selectors: {
    '&:is(:hover, :target)': { borderColor: vars.colour.control, boxShadow: vars.shadow.middle },
  },
});

export const titles = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.half });

export const title = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

export const text = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});
