import ts from 'typescript';

/** Stands in a key for what only the running program knows. */
export const GAP = '*';

/**
 * The keys that an expression can name, each gap of a template as one GAP; undefined when the
 * expression does not show them.
 */
export function keysIn(node: ts.Expression): string[] | undefined {
  const bare = withoutWrapping(node);
  if (ts.isStringLiteralLike(bare)) return [bare.text];
  if (ts.isTemplateExpression(bare)) {
    const tails = bare.templateSpans.map((span) => `${GAP}${span.literal.text}`);
    const key = `${bare.head.text}${tails.join('')}`;
    return /[^*.:]/.test(key) ? [key] : undefined;
  }
  if (ts.isConditionalExpression(bare)) return all([bare.whenTrue, bare.whenFalse]);
  if (ts.isArrayLiteralExpression(bare)) return all([...bare.elements]);
  return undefined;
}

function all(nodes: ts.Expression[]): string[] | undefined {
  const found = nodes.map(keysIn);
  return found.every((keys) => keys !== undefined) ? found.flat() : undefined;
}

/** The expression itself, without parentheses, `as const`, `satisfies …` and `!`. */
export function withoutWrapping(node: ts.Expression): ts.Expression {
  const wraps =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return wraps ? withoutWrapping(node.expression) : node;
}

/** The names that an object literal gives; undefined when it does not show them all. */
export function namesIn(node: ts.Expression | undefined): string[] | undefined {
  if (!node) return [];
  const bare = withoutWrapping(node);
  if (!ts.isObjectLiteralExpression(bare)) return undefined;
  const names = bare.properties.map((property) =>
    property.name && ts.isIdentifier(property.name) ? property.name.text : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Whether a key, which may have gaps, names another; a gap is never more than one segment. */
export function namesKey(key: string, other: string): boolean {
  if (!key.includes(GAP)) return key === other;
  const parts = key.split(GAP).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`).test(other);
}
