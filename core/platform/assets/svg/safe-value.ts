import { ANIMATED, FUNCTIONS, PROPERTIES } from './allowed-svg.ts';

const ID = /^[^\s\p{C}"'()<>&#\\;]{1,200}$/u;
const LOCAL_URL = /url\(\s*(["']?)#([^\s\p{C}"'()<>&#\\;]{1,200})\1\s*\)/giu;

/** What an `href` leads to within the picture; anything outside of it is nothing. */
export function localTarget(href: string): string | undefined {
  const id = href.trim().replace(/^#/, '');
  return href.trim().startsWith('#') && ID.test(id) ? id : undefined;
}

/** The elements that a value refers to by `url(#id)`. */
export function referencesIn(value: string): string[] {
  return [...value.matchAll(LOCAL_URL)].flatMap(([, , id]) => id ?? []);
}

/** A value that can name nothing outside of the picture, or undefined. */
export function safeValue(name: string, value: string): string | undefined {
  if (name === 'id') return ID.test(value) ? value : undefined;
  if (name === 'class') return /^[\p{L}\p{N}_\s-]*$/u.test(value) ? value : undefined;
  if (name === 'attributeName') return ANIMATED.has(value) ? value : undefined;
  if (name === 'style') return cleanDeclarations(value) || undefined;
  return isHarmless(value) ? value : undefined;
}

/** Declarations of known properties with harmless values, written anew. */
export function cleanDeclarations(text: string): string {
  return text
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      const isKept = PROPERTIES.has(property) && value !== '' && isHarmless(value);
      return isKept && !/[{}]/.test(value) ? [`${property}:${value}`] : [];
    })
    .join(';');
}

function isHarmless(value: string): boolean {
  // An escape would let a name be written in a way that is not seen here.
  if (/[\\@<>]|\/\*|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)) return false;
  const rest = value.replace(LOCAL_URL, 'none');
  if (/url\s*\(/i.test(rest) || /^\s*[a-z][a-z0-9+.-]*:/i.test(rest)) return false;
  return calledIn(rest).every((name) => name === '' || FUNCTIONS.has(name));
}

const LONGEST_NAME = 40;

/** The names before the brackets. Looked up backwards, since the path of a drawing is long. */
function calledIn(value: string): string[] {
  const names: string[] = [];
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', at + 1)) {
    const before = value.slice(Math.max(0, at - LONGEST_NAME), at).trimEnd();
    names.push(/[\w-]*$/.exec(before)?.[0].toLowerCase() ?? '');
  }
  return names;
}
