import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '#app/ui/breakpoints.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '90rem',
  marginInline: 'auto',
  padding: vars.space[4],
  '@media': {
    [FROM_TABLET]: { padding: vars.space[6] },
    [FROM_DESKTOP]: { padding: vars.space[8] },
  },
});
export const title = style({ fontSize: vars.size.title2 });
export const lead = style({ maxInlineSize: '44rem', color: vars.colour.muted });

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

export const label = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  textOverflow: 'ellipsis',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.colour.danger.edge },
  },
});

export const problem = style({
  gridColumn: '1 / -1',
  color: vars.colour.danger.text,
  fontSize: vars.size.small,
});

export const buttons = style({ gridColumn: '1 / -1' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSmall,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  color: vars.colour.text,
  fontSize: vars.size.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
    },
  },
});

export const sections = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const sectionTitle = style({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  fontSize: vars.size.title3,
});

export const sample = style({ alignContent: 'start' });

export const sampleName = style({
  color: vars.colour.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.regular,
});
