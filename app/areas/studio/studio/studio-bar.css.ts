import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_NAVIGATION, WITH_NAVIGATION } from './studio-measures.ts';

export const bar = style({
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minBlockSize: '4rem',
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surface,
  '@media': {
    // On a phone it is three lines, which would leave too little of the page.
    // Beside the navigation it is one, whatever the language: the words of the draft wrap.
    [WITH_NAVIGATION]: { position: 'sticky', insetBlockStart: 0, flexWrap: 'nowrap' },
    print: { display: 'none' },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text } },
});

export const names = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.leading.tight });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const panelName = style({
  ...cut,
  maxInlineSize: '11rem',
  fontWeight: vars.weight.strong,
});

export const studioName = style({ color: vars.colour.muted, fontSize: vars.size.tiny });

/** On a phone it has a line of its own, and so has what can be done. */
export const draft = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  '@media': {
    [BELOW_NAVIGATION]: { order: 3, flex: '1 1 100%', justifyContent: 'space-between' },
    // Its words wrap before the name of the panel is cut.
    [WITH_NAVIGATION]: { flexShrink: 8, paddingInlineStart: vars.space[4] },
  },
});

export const steps = style({
  display: 'flex',
  gap: vars.space.half,
  paddingInlineStart: vars.space[1],
});

export const actions = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[2],
  '@media': { [BELOW_NAVIGATION]: { order: 4, flex: '1 1 100%' } },
});

globalStyle(`${actions} > *`, { '@media': { [BELOW_NAVIGATION]: { flex: 1 } } });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  '@media': { [BELOW_NAVIGATION]: { order: 2, marginInlineStart: 'auto' } },
});
