import { VARIABLE, type Call, type Token } from './call.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const withToken = (before: string, token: Token) =>
  token === 'variable' ? `"${before}$${VARIABLE}"` : quoted(before + token.own);

export function inCurl({ method, url, token, headers = {}, json, form }: Call): string {
  const usual = form === undefined && json === undefined ? 'GET' : 'POST';
  const parts = [
    `curl ${method === usual ? '' : `-X ${method} `}${quoted(url)}`,
    ...(token && !form ? [`-H ${withToken('Authorization: Bearer ', token)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(json ? [`-H 'Content-Type: application/json'`, `-d ${quoted(inOneLine(json))}`] : []),
    ...(form && token ? [`--data-urlencode ${withToken('key=', token)}`] : []),
    ...Object.entries(form ?? {}).map(
      ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
    ),
  ];
  return parts.join(' \\\n  ');
}

const inOneLine = (json: object) => JSON.stringify(json);
