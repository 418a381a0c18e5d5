import { VARIABLE, type Call, type Token } from './call.ts';
import { JAVASCRIPT, literal } from './literal.ts';

const { quote } = JAVASCRIPT;

const tokenOf = (token: Token) =>
  token === 'variable' ? `process.env.${VARIABLE}` : quote(token.own);

const bearer = (token: Token) =>
  token === 'variable' ? `\`Bearer \${${tokenOf(token)}}\`` : quote(`Bearer ${token.own}`);

export function inNode(call: Call): string {
  const { method, url, token, form, json } = call;
  const others = Object.entries(call.headers ?? {});
  const headers = [
    ...(token && !form ? [`    Authorization: ${bearer(token)},`] : []),
    ...others.map(([name, value]) => `    ${JAVASCRIPT.key(name)}: ${quote(value)},`),
    ...(json ? [`    'Content-Type': 'application/json',`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(form ? [`  body: new URLSearchParams(${fields(form, token)}),`] : []),
    ...(json ? [`  body: JSON.stringify(${literal(json, JAVASCRIPT, '  ')}),`] : []),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return `const response = await fetch(${quote(url)}${given});
console.log(response.status, await response.json());`;
}

function fields(form: Readonly<Record<string, string>>, token: Token | undefined): string {
  const lines = Object.entries(form).map(
    ([name, value]) => `    ${JAVASCRIPT.key(name)}: ${quote(value)},`,
  );
  return ['{', ...(token ? [`    key: ${tokenOf(token)},`] : []), ...lines, '  }'].join('\n');
}
