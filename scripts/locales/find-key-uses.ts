import ts from 'typescript';
import type { Problem } from './problem.ts';
import { keysIn, namesIn } from './read-key.ts';
import {
  declaredTranslators,
  DEFAULT_TRANSLATOR,
  fromExpression,
  lastName,
  type Scope,
  type Translator,
} from './translator-scope.ts';

/** A place in the code that shows a text. */
export interface KeyUse {
  /** The file with the line. */
  at: string;
  namespace: string;
  /** With a GAP for each part that only the running program knows. */
  key: string;
  /** The values it gives; undefined when the place does not show them. */
  values: string[] | undefined;
}

export interface FoundUses {
  uses: KeyUse[];
  problems: Problem[];
}

/** A call or an element that shows a text. */
interface Shown {
  node: ts.Node;
  key: ts.Expression;
  translator: Translator;
  values: string[] | undefined;
}

/** Reads which texts a source shows; the syntax is enough, so no types have to be resolved. */
export function findKeyUses(file: string, source: string): FoundUses {
  const found: FoundUses = { uses: [], problems: [] };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const usesI18next = /from '(?:react-)?i18next'/.test(source);

  const at = (node: ts.Node) =>
    `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
  const report = (node: ts.Node, sentence: string) =>
    found.problems.push({ file: at(node), key: textOf(node), sentence });

  const note = ({ node, key, translator, values }: Shown) => {
    const keys = keysIn(key);
    if (!keys) report(node, UNREADABLE);
    for (const full of keys ?? []) {
      const [, namespace, own] = /^(?:([^:]+):)?(.*)$/s.exec(full) ?? [];
      found.uses.push({
        at: at(node),
        namespace: namespace ?? translator.namespace,
        key: namespace ? (own ?? '') : `${translator.keyPrefix}${own ?? ''}`,
        values,
      });
    }
  };

  const visit = (node: ts.Node, outer: Scope) => {
    const scope = ts.isBlock(node) || ts.isFunctionLike(node) ? new Map(outer) : outer;
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      for (const [name, translator] of declaredTranslators(node)) scope.set(name, translator);
    } else if (ts.isCallExpression(node)) {
      const shown = shownByCall(node, scope);
      if (shown) note(shown);
      else if (usesI18next && isCallOfUnknownT(node)) report(node, UNKNOWN_T);
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const shown = shownByTrans(node, scope);
      if (shown) note(shown);
    }
    ts.forEachChild(node, (child) => visit(child, scope));
  };
  visit(tree, new Map());
  return found;
}

const UNREADABLE =
  'does not show its key: write it out, or as a template of which one part is fixed.';
const UNKNOWN_T =
  "does not show its namespace: take t from useTranslation in this function, or type it as Translator<'…'>.";

function textOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ').slice(0, 60);
}

function shownByCall(node: ts.CallExpression, scope: Scope): Shown | undefined {
  const name = lastName(node.expression);
  const [first, second, third] = node.arguments;
  if (name === 'texts' && first && second) {
    const translator = { namespace: '(none)', keyPrefix: '' };
    return { node, key: second, translator, values: namesIn(third) };
  }
  const translator = translatorOf(node.expression, scope);
  if (!translator || !first) return undefined;
  // `i18n.t(key)` with a variable is how a loader passes keys on, not how a text is shown.
  if (ts.isPropertyAccessExpression(node.expression) && !keysIn(first)) return undefined;
  const options = second && ts.isStringLiteralLike(second) ? third : second;
  return { node, key: first, translator, values: namesIn(options) };
}

function translatorOf(callee: ts.Expression, scope: Scope): Translator | undefined {
  if (ts.isIdentifier(callee)) return scope.get(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    if (callee.name.text !== 't') return undefined;
    const owner = callee.expression;
    return (ts.isIdentifier(owner) && scope.get(owner.text)) || DEFAULT_TRANSLATOR;
  }
  return fromExpression(callee);
}

/** Only with a key to read: a loader calls its `t` with whatever it is given. */
function isCallOfUnknownT({ expression, arguments: [key] }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 't' && !!key && !!keysIn(key);
}

function shownByTrans(
  node: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  scope: Scope,
): Shown | undefined {
  if (node.tagName.getText() !== 'Trans') return undefined;
  const attributes = new Map<string, ts.Expression | undefined>();
  let showsAll = true;
  for (const attribute of node.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) showsAll = false;
    else attributes.set(attribute.name.text, valueOf(attribute));
  }
  const key = attributes.get('i18nKey');
  if (!key) return undefined;
  const [ns, t] = [attributes.get('ns'), attributes.get('t')];
  const ofT = (t && ts.isIdentifier(t) && scope.get(t.text)) || DEFAULT_TRANSLATOR;
  const translator =
    ns && ts.isStringLiteral(ns) ? { namespace: ns.text, keyPrefix: ofT.keyPrefix } : ofT;
  const given = showsAll ? namesIn(attributes.get('values')) : undefined;
  return {
    node,
    key,
    translator,
    values: given && attributes.has('count') ? [...given, 'count'] : given,
  };
}

function valueOf({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression;
  return initializer;
}
