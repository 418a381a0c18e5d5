import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

export const code = style({ minInlineSize: 0 });

globalStyle(`${code} textarea`, {
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  maxBlockSize: '36rem',
  tabSize: 2,
});

/** Where the editor stands, the text area is only what the form sends. */
globalStyle(`${code} textarea[data-covered]`, {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  pointerEvents: 'none',
});

globalStyle(`${code} :has(> [data-covered])`, { overflow: 'hidden' });

globalStyle(`${code} :has(> [data-covered]):focus-within`, {
  outline: `2px solid ${colour.focusOuter}`,
  outlineOffset: -1,
  boxShadow: `0 0 0 3px ${colour.focusInner}`,
});

globalStyle(`${code} .cm-editor`, {
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '20rem',
  maxBlockSize: '36rem',
  outline: 'none',
  fontSize: vars.size.small,
});

globalStyle(`${code} .cm-scroller`, {
  fontFamily: vars.font.mono,
  lineHeight: vars.leading.body,
  overflow: 'auto',
});

globalStyle(`${code} .cm-content`, { paddingBlock: space[2], caretColor: colour.text });

/** Its pairs: muted on sunken, text on selected. */
globalStyle(`${code} .cm-gutters`, {
  backgroundColor: colour.sunken,
  color: colour.muted,
  borderInlineEnd: `1px solid ${colour.border}`,
});

globalStyle(`${code} .cm-activeLineGutter`, {
  backgroundColor: colour.selected,
  color: colour.text,
});

globalStyle(`${code} .cm-matchingBracket`, {
  outline: `1px solid ${colour.control}`,
  backgroundColor: 'transparent',
});

/** Their pairs: brand.text, success.text and muted on surface. */
globalStyle(`${code} :is(.tok-keyword, .tok-bool, .tok-operator)`, { color: colour.brand.text });
globalStyle(`${code} :is(.tok-string, .tok-string2, .tok-number)`, { color: colour.success.text });
globalStyle(`${code} .tok-comment`, { color: colour.muted, fontStyle: 'italic' });
