import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const gain = style({ color: vars.colour.success.text });

export const muted = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const hint = style({ color: vars.colour.success.text, fontSize: vars.size.small });

/** With a script the total follows what is typed. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const heading = style({ marginBlockEnd: vars.space[3], fontSize: vars.size.title4 });

export const list = style({
  margin: 0,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  listStyle: 'none',
});

export const entry = style({
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

/** What does not fit beside the words comes below them, not below the icon. */
export const entryBody = style({ flex: 1, minInlineSize: 0 });

export const words = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });
