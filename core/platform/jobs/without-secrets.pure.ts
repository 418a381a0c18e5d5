/** What may be a key or tell who somebody is, and what stands there instead. */
const HIDDEN: readonly [RegExp, string][] = [
  [/\b(https?:\/\/)[^\s/@]+@/gi, '$1'],
  [/(https?:\/\/[^\s?#]+)[?#]\S*/gi, '$1?…'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  [
    /\b((?:api[_-]?)?key|token|secret|password|signature)(["']?\s*[=:]\s*)["']?[^\s"',;&]+/gi,
    '$1$2…',
  ],
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '…@…'],
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '…'],
];

/** An error as it may be shown: without keys, tokens and addresses of people. */
export const withoutSecrets = (text: string): string =>
  HIDDEN.reduce((shown, [pattern, instead]) => shown.replace(pattern, instead), text);
