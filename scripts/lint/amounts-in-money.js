/** Names that hold an amount: `priceMicro`, `row.price_micro`. */
const AMOUNT = /(^m|M|_m)icros?$/;
const CONVERSIONS = new Set(['Number', 'parseFloat', 'parseInt']);
const ROUNDING = new Set(['*', '/', '%', '**', '*=', '/=', '%=', '**=']);
const HOME = 'core/money/money.ts';

function isAmount(node) {
  if (node?.type === 'Identifier') return AMOUNT.test(node.name);
  if (node?.type === 'MemberExpression' && !node.computed) return isAmount(node.property);
  if (node?.type === 'TSNonNullExpression' || node?.type === 'TSAsExpression') {
    return isAmount(node.expression);
  }
  return false;
}

/** An amount that became a float, or was divided by whoever came by, is off by a micro one day. */
export const amountsInMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      convert: 'An amount stays a bigint: core/money/money.ts makes the numbers of the wire.',
      calculate:
        'Multiply and divide amounts with core/money/money.ts, which says how they are rounded.',
    },
  },
  create(context) {
    if (context.filename.replaceAll('\\', '/').endsWith(HOME)) return {};
    const checkOperands = (node) => {
      const operands = [node.left, node.right];
      if (ROUNDING.has(node.operator) && operands.some(isAmount)) {
        context.report({ node, messageId: 'calculate' });
      }
    };
    return {
      BinaryExpression: checkOperands,
      AssignmentExpression: checkOperands,
      UnaryExpression(node) {
        if (node.operator === '+' && isAmount(node.argument)) {
          context.report({ node, messageId: 'convert' });
        }
      },
      CallExpression({ callee, arguments: given }) {
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        const isMath = callee.type === 'MemberExpression' && callee.object.name === 'Math';
        if ((isMath || CONVERSIONS.has(name)) && given.some(isAmount)) {
          context.report({ node: callee, messageId: 'convert' });
        }
      },
    };
  },
};
