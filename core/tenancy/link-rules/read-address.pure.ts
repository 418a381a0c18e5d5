import type { LinkAddress } from './link-pattern.pure.ts';

/** Longer than any link of any network. */
export const LONGEST_LINK = 2_000;

/**
 * Never part of an honest link: invisible characters, spaces, and what browsers read as a slash.
 */
const NEVER = /[\p{C}\p{Z}\\"<>^`{|}]/u;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+\.?$/;

/**
 * Reads a link the strict way, without asking anybody. A host has plain letters, no name or password
 * before it and no port of its own, and no step of a path leads back.
 */
export function readAddress(written: string): LinkAddress | undefined {
  if (written.length > LONGEST_LINK) return undefined;
  const text = written.trim();
  if (text === '' || NEVER.test(text)) return undefined;
  const [, scheme = '', rest = ''] = /^(https?:\/\/|\/\/)?([^]*)$/i.exec(text) ?? [];
  const end = rest.search(/[/?#]/);
  const authority = (end < 0 ? rest : rest.slice(0, end)).toLowerCase();
  const host = withoutPort(authority, scheme.toLowerCase());
  if (!HOST.test(host)) return undefined;
  const [place = ''] = (end < 0 ? '' : rest.slice(end)).split('#');
  const at = place.indexOf('?');
  const steps = decode(at < 0 ? place : place.slice(0, at))?.filter(Boolean);
  if (!steps || steps.some((step) => /^\.{1,2}$/.test(step) || NEVER.test(step))) return undefined;
  return {
    host: host.replace(/\.$/, ''),
    steps,
    query: new URLSearchParams(at < 0 ? '' : place.slice(at + 1)),
  };
}

/** The port that goes without saying may be said. */
function withoutPort(authority: string, scheme: string): string {
  const usual = scheme === 'http://' ? ':80' : ':443';
  return authority.endsWith(usual) ? authority.slice(0, -usual.length) : authority;
}

/** A step at a time, so that a slash within one does not part it. */
function decode(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
