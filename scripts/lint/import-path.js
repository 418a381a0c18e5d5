import path from 'node:path';

const EXTENSION = /\.[a-z0-9]+(\?[a-z-]+)?$/i;

/**
 * Node, Vite, vitest and tsc must find the same file: by an alias of package.json, or by a path
 * from the same folder or the one above it, always with its extension.
 */
export const importPath = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      leaves: 'This path leaves {{top}}/: write the alias of the other folder, such as #core/….',
      climbs: 'This path climbs more than a folder: write its alias, #{{target}}.',
      extension: 'Write the file extension, as Node itself needs it.',
    },
  },
  create(context) {
    const folder = path.relative(context.cwd, path.dirname(context.filename));
    const top = folder.split(path.sep)[0];
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const from = source.value;
      if (/^[.#]/.test(from) && !EXTENSION.test(from)) {
        context.report({ node: source, messageId: 'extension' });
      }
      const target = path.join(folder, from);
      const [targetTop, ...below] = target.split(path.sep);
      // The files of the root itself have no alias.
      if (!from.startsWith('..') || below.length === 0) return;
      if (targetTop !== top) {
        context.report({ node: source, messageId: 'leaves', data: { top } });
      } else if (from.startsWith('../../')) {
        context.report({ node: source, messageId: 'climbs', data: { target } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};
