import { Script } from 'node:vm';
import { wrapCode } from './check-code.server.ts';

/** Where a text stops being a script, by the engine's own parser. Nothing runs. */
export interface CodeFault {
  message: string;
  /** From 1; absent where the parser names none. */
  line: number | undefined;
}

const NAME = 'custom-code';

export function findCodeFault(source: string): CodeFault | undefined {
  // Within a function one line comes before the code.
  return faultOf(source, 0) ?? faultOf(wrapCode(source), 1);
}

function faultOf(text: string, linesBefore: number): CodeFault | undefined {
  try {
    new Script(text, { filename: NAME });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return { message: 'cannot be parsed', line: undefined };
    const line = Number(new RegExp(`^${NAME}:(\\d+)`).exec(error.stack ?? '')?.[1]) - linesBefore;
    return { message: error.message, line: line >= 1 ? line : undefined };
  }
}

/** What a tier has not, or what the policy of the page refuses. */
export const REFUSED = [
  'document',
  'network',
  'storage',
  'evaluation',
  'markup',
  'import',
] as const;
export type Refused = (typeof REFUSED)[number];

export interface RefusedUse {
  what: Refused;
  line: number;
  /** As it stands there. */
  text: string;
}

const USES: Record<Refused, RegExp> = {
  document: /\b(?:document|window|parent|top|location|navigator)\b(?=\s*[.[(])/,
  network: /\b(?:fetch\s*\(|XMLHttpRequest\b|WebSocket\b|EventSource\b|sendBeacon\b)/,
  storage: /\b(?:localStorage|sessionStorage|indexedDB|caches)\b|\bdocument\s*\.\s*cookie\b/,
  evaluation: /\b(?:eval\s*\(|new\s+Function\b|set(?:Timeout|Interval)\s*\(\s*['"`])/,
  markup: /\.\s*(?:innerHTML|outerHTML|insertAdjacentHTML)\b|\bdocument\s*\.\s*write(?:ln)?\b/,
  import: /\bimport(?:Scripts)?\s*\(/,
};

const OF_TIER: Record<'strict' | 'trusted', readonly Refused[]> = {
  strict: ['document', 'network', 'storage', 'evaluation', 'markup', 'import'],
  trusted: ['evaluation', 'markup', 'import'],
};

const MOST_USES = 50;

/** What of a script will do nothing, as far as its words show it: it may hide more. */
export function findRefusedUses(source: string, tier: 'strict' | 'trusted'): RefusedUse[] {
  const lines = withoutComments(source).split('\n');
  const found = lines.flatMap((text, at) =>
    OF_TIER[tier].flatMap((what): RefusedUse[] => {
      const match = USES[what].exec(text);
      return match ? [{ what, line: at + 1, text: match[0].trim() }] : [];
    }),
  );
  return found.slice(0, MOST_USES);
}

/** Servers that a script names and that it may not talk to. */
export function findStrangeOrigins(source: string, allowed: readonly string[]): string[] {
  const named = source.match(/\b(?:https?|wss?):\/\/[A-Za-z0-9.-]+(?::\d{1,5})?/g) ?? [];
  const strange = named
    .map((origin) => origin.toLowerCase())
    .filter((one) => !allowed.includes(one));
  return [...new Set(strange)].slice(0, MOST_USES);
}

/** Comments become spaces, so that lines stay where they are; what a text holds is left as it is. */
function withoutComments(source: string): string {
  return source.replace(
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part),
  );
}
