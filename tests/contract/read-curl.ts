/** What a command line of curl would send; it knows the options that the documentation uses. */
export function readCurl(command: string, environment: Readonly<Record<string, string>>) {
  const [program, ...words] = shellWords(command, environment);
  if (program !== 'curl') throw new Error(`Not curl: ${program}`);
  const headers: Record<string, string> = {};
  const form: string[] = [];
  let url: string | undefined;
  let method: string | undefined;
  let body: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) {
      url = word;
      continue;
    }
    at += 1;
    const value = words[at] ?? '';
    if (word === '-X') method = value;
    else if (word === '-d') body = value;
    else if (word === '-H') {
      const [, name = '', text = ''] = /^([^:]+): (.*)$/s.exec(value) ?? [];
      headers[name] = text;
    } else if (word === '--data-urlencode') {
      const [, name = '', text = ''] = /^([^=]+)=(.*)$/s.exec(value) ?? [];
      form.push(`${name}=${encodeURIComponent(text)}`);
    } else throw new Error(`What is ${word}?`);
  }
  if (url === undefined) throw new Error('No address');
  if (form.length > 0) {
    body = form.join('&');
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
  }
  method ??= body === undefined ? 'GET' : 'POST';
  return { url, init: { method, headers, ...(body === undefined ? {} : { body }) } };
}

/** A command as a shell splits it: quotes of both kinds, lines that go on, and variables. */
function shellWords(command: string, environment: Readonly<Record<string, string>>): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const add = (text: string) => (word = (word ?? '') + text);
  const filled = (text: string) =>
    text.replace(/\$(\w+)/g, (_, name: string) => environment[name] ?? '').replace(/\\"/g, '"');
  const pieces = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\'|\\\n|(\s+)|([^\s'"\\]+)/gs;
  for (const [piece, single, double, space, bare] of command.matchAll(pieces)) {
    if (single !== undefined) add(single);
    else if (double !== undefined) add(filled(double));
    else if (bare !== undefined) add(filled(bare));
    else if (piece === "\\'") add("'");
    else if (space !== undefined && word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}
