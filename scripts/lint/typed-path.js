const ATTRIBUTES = new Set(['to', 'href', 'action', 'formAction']);
/** What leads somewhere by its first argument. */
const LEADS = new Set(['redirect', 'redirectDocument', 'replace', 'navigate', 'load', 'useHref']);
/** What leads somewhere by the action among its options. */
const SENDS = new Set(['submit']);

/** A path of this site that begins with a page: none of another site, none of the host's own. */
const PAGE = /^\/(?!\/|api\/v1\/|assets\/|instance-assets\/|slots\/)/;

/** How a string begins that stands in the code; undefined for everything else. */
function beginningOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked;
  if (node?.type === 'BinaryExpression' && node.operator === '+') return beginningOf(node.left);
  return undefined;
}

/** What an expression can become: `a ? '/x' : '/y'`, `a ?? '/x'`. */
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

/** `redirect` of `redirect(…)`, `submit` of `fetcher.submit(…)`. */
function nameOf(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/** The value of `action` in `{ method: 'post', action: … }`. */
function actionIn(options) {
  if (options?.type !== 'ObjectExpression') return undefined;
  return options.properties.find(({ key }) => key?.name === 'action' || key?.value === 'action')
    ?.value;
}

/** A page that is renamed must break the compile of what leads to it. */
export const typedPath = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      typed: 'Nothing checks this path: write pagePath (app/lib/pages/page-path.ts).',
    },
  },
  create(context) {
    const check = (value) => {
      for (const node of branches(value)) {
        if (PAGE.test(beginningOf(node) ?? '')) context.report({ node, messageId: 'typed' });
      }
    };
    return {
      JSXAttribute({ name, value }) {
        if (name.type !== 'JSXIdentifier' || !ATTRIBUTES.has(name.name)) return;
        check(value?.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      CallExpression({ callee, arguments: given }) {
        const name = nameOf(callee);
        // A string is replaced in another, which is no way to a page.
        if (LEADS.has(name) && !(name === 'replace' && callee.type === 'MemberExpression')) {
          check(given[0]);
        }
        if (SENDS.has(name)) check(actionIn(given[1]));
      },
    };
  },
};
