import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { WITH_ROOM_FOR_BARS } from '../ui/breakpoints.ts';
import { HEADER } from './measures.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  backgroundColor: vars.colour.page,
  color: vars.colour.text,
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  // Pages of different length must not shift sideways.
  overflowY: 'scroll',
  scrollPaddingBlockStart: vars.space[4],
  accentColor: vars.colour.brand.solid,
  '@media': {
    // What the page scrolls to must not end up under the header.
    [WITH_ROOM_FOR_BARS]: { scrollPaddingBlockStart: `calc(${HEADER} + ${vars.space[4]})` },
    print: { overflow: 'visible', backgroundColor: 'transparent' },
  },
});

// Light letters would vanish on paper; this outweighs the choice that the theme's own rule keeps.
globalStyle('html:root:root', { '@media': { print: { colorScheme: 'only light' } } });

// Signs above and below the line of Devanagari need room between the lines.
globalStyle('html:lang(hi)', { lineHeight: 1.7 });

// Korean breaks between words, Japanese between phrases where the browser knows them.
globalStyle('html:lang(ko)', { wordBreak: 'keep-all' });

globalStyle('html:lang(ja)', { wordBreak: 'auto-phrase' });

globalStyle('html:is(:lang(ja), :lang(zh))', { lineBreak: 'strict' });

globalStyle('body', { margin: 0, overflowWrap: 'break-word' });

globalStyle('h1, h2, h3, h4, p, ul, ol, figure, blockquote', { margin: 0 });

globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  // A word that is longer than a phone is wide; a shorter one is never taken apart.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
});

// No line of one word at the end.
globalStyle('p, li, dd, figcaption', { textWrap: 'pretty' });

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

globalStyle('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer' });

globalStyle('img, svg, iframe', { display: 'block', maxInlineSize: '100%' });

globalStyle('img', { blockSize: 'auto' });

globalStyle('a', { color: vars.colour.brand.text, textUnderlineOffset: '0.2em' });

globalStyle('a:hover', { color: vars.colour.brand.textHover });

// Two tones, so that one of them stands out on whatever is behind.
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.colour.focusOuter}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${vars.colour.focusInner}`,
});

// The skip link moves the focus here, which is no place to act.
globalStyle('main:focus-visible', { outline: 'none', boxShadow: 'none' });

globalStyle('*, *::before, *::after, *::backdrop', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      // What goes on for ever would flicker.
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto',
    },
  },
});
