import path from 'node:path';

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const SAYS_NOTHING = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared']);

/** A file is found by its name: kebab-case, roles by suffix, no drawers for odds and ends. */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: '{{name}} is not kebab-case with its role as a suffix.',
      vague: '{{name}} says nothing about what is inside: name the thing it holds.',
      barrel: '{{name}} would be a barrel: import from the file that declares the thing.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const parts = path.relative(context.cwd, context.filename).split(path.sep);
        const name = parts.at(-1);
        const report = (messageId) => context.report({ node, messageId, data: { name } });
        if (!KEBAB.test(name)) report('kebab');
        if (/^index\.(ts|tsx|js|mjs)$/.test(name)) report('barrel');
        const stems = [...parts.slice(0, -1), name.split('.')[0]];
        if (stems.some((stem) => SAYS_NOTHING.has(stem)) || name === 'types.ts') report('vague');
      },
    };
  },
};
