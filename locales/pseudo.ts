const ACCENTS: Record<string, string> = {
  a: 'å', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ',
  m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ',
  y: 'ý', z: 'ž', A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ',
  K: 'Ķ', L: 'Ļ', M: 'Ṁ', N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ',
  W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž',
}; // oxfmt-ignore

const GROWTH = 1 / 3;
/** No longer than a word of a real language, so that a line may break where it would. */
const PADDING_WORD = 7;

/**
 * A text of the language for layout tests, made from English: accented, a third longer, and in
 * brackets, so that cut, overlapping and untranslated texts show at a glance.
 */
export function pseudoText(text: string): string {
  const accented = text
    // Placeholders and tags are not text.
    .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-zA-Z]/g, (c) => ACCENTS[c] ?? c)))
    .join('');
  const padding = Array.from({ length: Math.ceil(text.length * GROWTH) }, (_, index) =>
    index % (PADDING_WORD + 1) === PADDING_WORD ? ' ' : '~',
  ).join('');
  return `[${accented} ${padding}]`;
}

export function pseudoTexts(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      isGroup(value) ? pseudoTexts(value) : pseudoText(String(value)),
    ]),
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
