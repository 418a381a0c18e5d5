/** `as const` and `as readonly string[]` only say what is so; every other cast claims something. */
function claimsNothing(type) {
  if (type.type === 'TSTypeReference') return type.typeName.name === 'const';
  return (
    type.type === 'TSTypeOperator' &&
    type.operator === 'readonly' &&
    type.typeAnnotation.elementType?.type === 'TSStringKeyword'
  );
}

/** A cast silences the compiler, so it says why the compiler may be silenced. */
export const reasonedCast = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      bare: 'Say in a comment here or on the line above why this cast holds, or do without it.',
    },
  },
  create(context) {
    const commented = new Set();
    return {
      Program() {
        for (const { loc } of context.sourceCode.getAllComments()) {
          for (let line = loc.start.line; line <= loc.end.line; line += 1) commented.add(line);
        }
      },
      TSAsExpression(node) {
        if (claimsNothing(node.typeAnnotation)) return;
        const { start, end } = node.loc;
        const near = [start.line - 1, start.line, end.line];
        if (!near.some((line) => commented.has(line))) context.report({ node, messageId: 'bare' });
      },
    };
  },
};
