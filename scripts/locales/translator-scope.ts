import ts from 'typescript';
import { withoutWrapping } from './read-key.ts';

/** Where a `t` takes its texts from, unless the key names another namespace. */
export interface Translator {
  namespace: string;
  keyPrefix: string;
}

/** The translators by the names that a block of the source gives them. */
export type Scope = Map<string, Translator>;

export const DEFAULT_TRANSLATOR: Translator = { namespace: 'shell', keyPrefix: '' };

/** What answers a translator, and at which place of its arguments the namespace stands. */
const SOURCES = new Map([
  ['useTranslation', 0],
  ['translator', 1],
  ['getFixedT', 1],
]);

/** The names a declaration gives to translators. */
export function declaredTranslators(
  node: ts.VariableDeclaration | ts.ParameterDeclaration,
): [string, Translator][] {
  const translator = fromType(node.type) ?? fromExpression(node.initializer);
  if (!translator) return [];
  if (ts.isIdentifier(node.name)) return [[node.name.text, translator]];
  if (!ts.isObjectBindingPattern(node.name)) return [];
  return node.name.elements.flatMap(({ name, propertyName }): [string, Translator][] => {
    const taken = propertyName ?? name;
    const isT = ts.isIdentifier(taken) && taken.text === 't' && ts.isIdentifier(name);
    return isT ? [[name.text, translator]] : [];
  });
}

function fromType(type: ts.TypeNode | undefined): Translator | undefined {
  if (!type || !ts.isTypeReferenceNode(type)) return undefined;
  if (!ts.isIdentifier(type.typeName) || type.typeName.text !== 'Translator') return undefined;
  const [first] = type.typeArguments ?? [];
  const literal = first && ts.isTupleTypeNode(first) ? first.elements[0] : first;
  if (!literal) return DEFAULT_TRANSLATOR;
  return ts.isLiteralTypeNode(literal) && ts.isStringLiteral(literal.literal)
    ? { namespace: literal.literal.text, keyPrefix: '' }
    : undefined;
}

/** `useTranslation('orders')`, `(await getFixedT(request, 'orders'))`, `textsOf(locale).t`. */
export function fromExpression(node: ts.Expression | undefined): Translator | undefined {
  if (!node) return undefined;
  // A loader that takes keys as they come says so by another type.
  if (ts.isAsExpression(node)) return fromType(node.type);
  let bare = withoutWrapping(node);
  if (ts.isAwaitExpression(bare)) bare = withoutWrapping(bare.expression);
  if (ts.isPropertyAccessExpression(bare) && bare.name.text === 't') {
    return fromExpression(bare.expression) ?? DEFAULT_TRANSLATOR;
  }
  if (!ts.isCallExpression(bare)) return undefined;
  const place = SOURCES.get(lastName(bare.expression) ?? '');
  if (place === undefined) return undefined;
  return {
    namespace: firstText(bare.arguments[place]) ?? DEFAULT_TRANSLATOR.namespace,
    keyPrefix: keyPrefixIn(bare.arguments[place + 1]),
  };
}

/** `t` of `t`, `i18n.t` and `options.i18n.t`. */
export function lastName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
}

/** The text, or the first of a list of them: only that one is the default. */
function firstText(node: ts.Expression | undefined): string | undefined {
  if (node && ts.isArrayLiteralExpression(node)) return firstText(node.elements[0]);
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** Of `useTranslation(ns, { keyPrefix })` and of `getFixedT(locale, ns, keyPrefix)`. */
function keyPrefixIn(options: ts.Expression | undefined): string {
  let value = options;
  if (options && ts.isObjectLiteralExpression(options)) {
    const property = options.properties.find(({ name }) => name?.getText() === 'keyPrefix');
    value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  }
  const text = firstText(value);
  return text ? `${text}.` : '';
}
