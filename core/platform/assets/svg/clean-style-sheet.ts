import { cleanDeclarations } from './safe-value.ts';

/** Elements, classes, ids and their combinations; pictures need no more. */
const SELECTOR = /^[\p{L}\p{N}_\s.#>+~*,-]+$/u;

/**
 * The plain rules of a style sheet, written anew. Anything else in it, at-rules and their blocks
 * above all, is left out.
 */
export function cleanStyleSheet(css: string): string {
  let rest = withoutComments(css);
  let kept = '';
  while (rest !== '') {
    const [whole, head = '', end] = /^([^{};]*)([{;}]|$)/.exec(rest) ?? [rest];
    rest = rest.slice(whole.length);
    if (end !== '{') continue;
    const selector = head.trim();
    if (selector.startsWith('@')) {
      rest = afterBlock(rest);
      continue;
    }
    const [body = ''] = /^[^{}]*/.exec(rest) ?? [];
    rest = rest.slice(body.length);
    if (!rest.startsWith('}')) continue;
    rest = rest.slice(1);
    const declarations = cleanDeclarations(body);
    if (SELECTOR.test(selector) && declarations) kept += `${selector}{${declarations}}`;
  }
  return kept;
}

function afterBlock(text: string): string {
  let depth = 1;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return text.slice(index + 1);
  }
  return '';
}

/** Comments, and the marks that once hid a style sheet from browsers without any. */
function withoutComments(css: string): string {
  const [first = '', ...others] = css.replace(/<!--|-->/g, ' ').split('/*');
  // A comment may hold the mark of another's start, so a part without an end is still inside.
  return others.reduce((kept, part) => {
    const end = part.indexOf('*/');
    return end < 0 ? kept : `${kept} ${part.slice(end + 2)}`;
  }, first);
}
