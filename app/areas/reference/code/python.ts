import { VARIABLE, type Call, type Token } from './call.ts';
import { literal, PYTHON } from './literal.ts';

const { quote } = PYTHON;

const tokenOf = (token: Token) =>
  token === 'variable' ? `os.environ["${VARIABLE}"]` : quote(token.own);

export function inPython({ method, url, token, headers: others = {}, form, json }: Call): string {
  const isNamed = token === 'variable';
  const headers = [
    ...(token && !form ? [`        "Authorization": "Bearer " + ${tokenOf(token)},`] : []),
    ...Object.entries(others).map(([name, value]) => `        ${quote(name)}: ${quote(value)},`),
    ...(json ? ['        "Content-Type": "application/json",'] : []),
  ];
  return [
    isNamed ? 'import json, os' : 'import json',
    ...(form ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
    '',
    'request = Request(',
    `    ${quote(url)},`,
    `    method=${quote(method)},`,
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(json ? [`    data=json.dumps(${literal(json, PYTHON, '    ')}).encode(),`] : []),
    ...(form ? [`    data=urlencode(${fields(form, token)}).encode(),`] : []),
    ')',
    'with urlopen(request, timeout=30) as response:',
    '    print(response.status, json.load(response))',
  ].join('\n');
}

function fields(form: Readonly<Record<string, string>>, token: Token | undefined): string {
  const lines = Object.entries(form).map(
    ([name, value]) => `        ${quote(name)}: ${quote(value)},`,
  );
  return ['{', ...(token ? [`        "key": ${tokenOf(token)},`] : []), ...lines, '    }'].join(
    '\n',
  );
}
