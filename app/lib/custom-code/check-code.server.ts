import { Script } from 'node:vm';

/** A script within a function, as the strict tier runs it; nothing of it can end the function. */
export function wrapCode(source: string): string {
  // The line ends close a comment that the script ends with.
  return `(function () {\n${source}\n}).call(self);\n`;
}

/** Why a text is no script, by the engine's own parser; undefined when it is one. Nothing runs. */
export function codeFault(source: string): string | undefined {
  try {
    new Script(source);
    new Script(wrapCode(source));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'cannot be parsed';
  }
}
