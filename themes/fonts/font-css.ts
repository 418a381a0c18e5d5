import { PREFIX } from '../tokens.ts';
import { FONT_FACES, UNICODE_RANGES } from './font-faces.ts';
import { fontFileAddress } from './font-files.ts';
import {
  FONT_FAMILIES,
  FONT_SUBSETS,
  type FittedFace,
  type FontSettings,
} from './font-families.ts';
import { SERIF_STACKS, STAND_INS } from './stand-ins.ts';

/** What a page calls the two typefaces, whichever they are: a name that needs no quotes. */
const FACE_NAMES = { text: 'mq-text', headings: 'mq-headings' } as const;
type Role = keyof typeof FACE_NAMES;

/** The typefaces of the reader's system by language: the style sheet of every instance has them. */
const SCRIPT = `var(${PREFIX}font-script)`;
const SERIF = `var(${PREFIX}font-serif)`;

/** The weights that one drawing of a stand-in serves: the bold one begins between the two. */
const STAND_IN_WEIGHTS = ['100 550', '551 900'] as const;

/**
 * The typefaces of an instance: their files by the letters they have, typefaces of the reader's
 * system made to take the same room until those have come, and the tokens that name both. Nothing
 * where the system's own is wanted. Like every theme it holds none of & < > " '.
 */
export function fontCss({ text, headings = text }: FontSettings): string {
  const isOne = headings === text;
  const faces = [...facesOf('text', text), ...(isOne ? [] : facesOf('headings', headings))];
  if (faces.length === 0) return '';
  const hasSerifs = headings !== 'system' && FONT_FAMILIES[headings].kind === 'serif';
  const body = stackOf('text', text, SCRIPT);
  const heading = stackOf(isOne ? 'text' : 'headings', headings, hasSerifs ? SERIF : SCRIPT);
  const tokens = token('body', body) + token('heading', heading);
  return `${faces.join('')}html:root{${tokens}}${hasSerifs ? serifStacks() : ''}`;
}

function facesOf(role: Role, choice: FontSettings['text']): string[] {
  if (choice === 'system') return [];
  const { weights, files, standIns } = FONT_FACES[choice];
  const served = FONT_SUBSETS.flatMap((subset) => {
    const file = files[subset];
    if (file === undefined) return [];
    const range = UNICODE_RANGES[subset];
    return `@font-face{font-family:${FACE_NAMES[role]};src:url(${fontFileAddress(file)});font-weight:${weights};font-display:swap;unicode-range:${range}}`;
  });
  const fitted = STAND_INS[FONT_FAMILIES[choice].kind].flatMap(({ regular, bold }, index) => {
    const [fit, boldFit] = standIns[index] ?? [];
    const name = standInName(role, index);
    return [
      ...(fit ? [fittedFace({ name, locals: regular, fit, weights: STAND_IN_WEIGHTS[0] })] : []),
      ...(boldFit
        ? [fittedFace({ name, locals: bold, fit: boldFit, weights: STAND_IN_WEIGHTS[1] })]
        : []),
    ];
  });
  return [...served, ...fitted];
}

interface Fitted {
  name: string;
  locals: readonly string[];
  fit: FittedFace;
  weights: string;
}

function fittedFace({ name, locals, fit: { size, ascent, descent }, weights }: Fitted): string {
  const source = locals.map((local) => `local(${local})`).join();
  return `@font-face{font-family:${name};src:${source};font-weight:${weights};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

function standInName(role: Role, index: number): string {
  return `${FACE_NAMES[role]}-${'abc'[index] ?? index}`;
}

function stackOf(role: Role, choice: FontSettings['text'], last: string): string {
  if (choice === 'system') return last;
  const standIns = STAND_INS[FONT_FAMILIES[choice].kind].map((_, index) =>
    standInName(role, index),
  );
  return [FACE_NAMES[role], ...standIns, last].join();
}

const token = (name: string, value: string) => `${PREFIX}font-${name}:${value};`;

function serifStacks(): string {
  return Object.entries(SERIF_STACKS)
    .map(([language, stack]) => {
      const root = language === '' ? 'html:root' : `html:root:lang(${language})`;
      return `${root}{${token('serif', stack)}}`;
    })
    .join('');
}
