import type { Call } from './call.ts';
import { inCurl } from './curl.ts';
import { inGo } from './go.ts';
import type { CodeLanguage } from './highlight.ts';
import { inNode } from './node.ts';
import { inPhp } from './php.ts';
import { inPython } from './python.ts';

interface ExampleLanguage {
  id: CodeLanguage;
  label: string;
  write: (call: Call) => string;
}

/** Each with what it has without anything installed. */
export const EXAMPLE_LANGUAGES: readonly ExampleLanguage[] = [
  { id: 'curl', label: 'curl', write: inCurl },
  { id: 'python', label: 'Python', write: inPython },
  { id: 'php', label: 'PHP', write: inPhp },
  { id: 'node', label: 'Node.js', write: inNode },
  { id: 'go', label: 'Go', write: inGo },
];
