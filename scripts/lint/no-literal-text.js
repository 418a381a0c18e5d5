/** The attributes whose value a person reads or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'summary',
  'title',
]);

const LETTER = /\p{L}/u;
/** As in `&nbsp;`: how a character is written, not what is read. */
const ENTITY = /&#?\w+;/g;

/** The text of a literal or a template without gaps; undefined for everything else. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((part) => part.value.cooked).join('');
  return undefined;
}

/** The branches an expression in JSX can become: `a && 'x'`, `a ? 'x' : 'y'`. */
function* branches(node) {
  if (node?.type === 'ConditionalExpression') {
    yield* branches(node.consequent);
    yield* branches(node.alternate);
  } else if (node?.type === 'LogicalExpression') {
    yield* branches(node.left);
    yield* branches(node.right);
  } else if (node) {
    yield node;
  }
}

/** Every text of the interface exists in twelve languages, so none may stand in the markup. */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'This text stands in one language only: take it from locales/ by its key.',
    },
  },
  create(context) {
    const check = (node, text) => {
      if (text !== undefined && LETTER.test(text)) context.report({ node, messageId: 'literal' });
    };
    return {
      JSXText: (node) => check(node, node.value.replaceAll(ENTITY, '')),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (node) => {
        for (const branch of branches(node.expression)) check(branch, textOf(branch));
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !SPOKEN.has(node.name.name)) return;
        const value =
          node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        for (const branch of branches(value)) check(branch, textOf(branch));
      },
    };
  },
};
