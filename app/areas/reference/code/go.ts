import { VARIABLE, type Call, type Token } from './call.ts';

const quote = (text: string) => JSON.stringify(text);

const tokenOf = (token: Token) =>
  token === 'variable' ? `os.Getenv("${VARIABLE}")` : quote(token.own);

export function inGo({ method, url, token, headers = {}, form, json }: Call): string {
  const packages = [
    ...['fmt', 'io', 'net/http'],
    ...(form ? ['net/url'] : []),
    ...(token === 'variable' ? ['os'] : []),
    ...(form || json ? ['strings'] : []),
  ];
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return [
    ...['package main', '', 'import ('],
    ...packages.map((name) => `\t${quote(name)}`),
    ...[')', '', 'func main() {'],
    ...(form ? fields(form, token) : []),
    ...(json ? [`\tbody := strings.NewReader(${raw(JSON.stringify(json))})`] : []),
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${form || json ? 'body' : 'nil'})`,
    ...failing,
    ...(token && !form
      ? [`\trequest.Header.Set("Authorization", "Bearer "+${tokenOf(token)})`]
      : []),
    ...Object.entries(headers).map(
      ([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`,
    ),
    ...(form || json ? [`\trequest.Header.Set("Content-Type", ${quote(type)})`] : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...failing,
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    ...failing,
    '\tfmt.Println(response.Status, string(text))',
    '}',
  ].join('\n');
}

const failing = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];

const raw = (text: string) => (text.includes('`') ? quote(text) : `\`${text}\``);

function fields(form: Readonly<Record<string, string>>, token: Token | undefined): string[] {
  return [
    '\tfields := url.Values{}',
    ...(token ? [`\tfields.Set("key", ${tokenOf(token)})`] : []),
    ...Object.entries(form).map(([name, value]) => `\tfields.Set(${quote(name)}, ${quote(value)})`),
    '\tbody := strings.NewReader(fields.Encode())',
  ];
}
