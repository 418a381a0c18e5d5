import { VARIABLE, type Call, type Token } from './call.ts';
import { literal, PHP } from './literal.ts';

const { quote } = PHP;

const tokenOf = (token: Token) =>
  token === 'variable' ? `getenv(${quote(VARIABLE)})` : quote(token.own);

export function inPhp({ method, url, token, headers: others = {}, form, json }: Call): string {
  const headers = [
    ...(token && !form ? [`        'Authorization: Bearer ' . ${tokenOf(token)},`] : []),
    ...Object.entries(others).map(([name, value]) => `        ${quote(`${name}: ${value}`)},`),
    ...(json ? ["        'Content-Type: application/json',"] : []),
  ];
  return [
    '<?php',
    `$request = curl_init(${quote(url)});`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    ...(headers.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],'] : []),
    ...(json ? [`    CURLOPT_POSTFIELDS => json_encode(${literal(json, PHP, '    ')}),`] : []),
    ...(form ? [`    CURLOPT_POSTFIELDS => http_build_query(${fields(form, token)}),`] : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ']);',
    'print_r(json_decode(curl_exec($request), true));',
  ].join('\n');
}

function fields(form: Readonly<Record<string, string>>, token: Token | undefined): string {
  const lines = Object.entries(form).map(
    ([name, value]) => `        ${quote(name)} => ${quote(value)},`,
  );
  return ['[', ...(token ? [`        'key' => ${tokenOf(token)},`] : []), ...lines, '    ]'].join(
    '\n',
  );
}
