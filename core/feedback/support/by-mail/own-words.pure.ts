/** As much as anybody writes in a ticket. */
const MOST_LETTERS = 4_000;

/** Above a mail that is quoted without signs, as some programs do. */
const SEPARATORS = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|mensaje original|message d’origine|message d'origine|mensagem original|исходное сообщение|özgün ileti|元のメッセージ|원본 메시지|原始邮件)\s*-{2,}$/i,
  /^_{10,}$/,
  /^-{2,}\s*(forwarded message|weitergeleitete nachricht)\s*-{2,}$/i,
];

/** What programs write below, in whose place somebody would sign. */
const BLURBS = [
  /^(sent|get outlook|gesendet|von meinem|enviado|envoyé|отправлено|đã gửi|发自)(?!\p{L}).{0,60}(iphone|ipad|android|outlook|mobile|samsung|yahoo|gmail|smartphone|handy|móvil|celular|телефон)/iu,
  // Where the program comes first.
  /^(मेरे )?(iphone|ipad|android|outlook|samsung).{0,40}(gönderildi|भेजा गया)\.?$/iu,
  /^get outlook for /i,
  /^(发自我的|iPhoneから送信|나의 iPhone에서 보냄)/u,
];

/**
 * What somebody has written themselves in an answer to a mail: without what is quoted of ours, the
 * line that introduces it, and the signature.
 */
export function ownWords(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  const kept = withoutQuotes(lines.slice(0, endOf(lines)));
  const said = kept
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS - 1)}…` : said;
}

/** Where the signature, or the mail below, begins. */
function endOf(lines: readonly string[]): number {
  const end = lines.findIndex((line, at) => {
    const said = line.trim();
    if (/^--\s?$/.test(line) || SEPARATORS.some((one) => one.test(said))) return true;
    if (BLURBS.some((one) => one.test(said))) return true;
    return isHead(lines.slice(at, at + 4));
  });
  return end === -1 ? lines.length : end;
}

/** The head of a mail in the words of a program: three lines of a name, a colon and something. */
function isHead([first = '', ...others]: readonly string[]): boolean {
  const isField = (line: string) => /^\*?[\p{L} ]{2,20}:\*?\s\S/u.test(line.trim());
  const isFirst = /^\*?(from|von|de|от|kimden|từ|差出人|보낸 사람|发件人|प्रेषक)\s?[:：]/iu.test(
    first.trim(),
  );
  return isFirst && others.filter(isField).length >= 2;
}

/** Quoted lines go, and the line that introduces them: it ends with a colon. */
function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (!isQuoted(line)) {
      kept.push(line);
      continue;
    }
    if (at > 0 && !isQuoted(lines[at - 1] ?? '')) dropIntroduction(kept);
  }
  return kept;
}

const isQuoted = (line: string): boolean => /^\s?>/.test(line);

/** Such as “On Monday, Ada wrote:”, which may be broken into two lines or more. */
function dropIntroduction(kept: string[]): void {
  let last = kept.length - 1;
  while (last >= 0 && kept[last]?.trim() === '') last -= 1;
  if (last < 0 || !/[:：]\s*$/.test(kept[last] ?? '')) return;
  let first = last;
  while (first > 0 && last - first < 3 && kept[first - 1]?.trim() !== '') first -= 1;
  const introduction = kept.slice(first, last + 1).join(' ');
  // What somebody wrote before a quotation names no day and no address.
  const namesSender = /@|\d{1,2}[:.]\d{2}|\d{4}/.test(introduction);
  if (namesSender && introduction.length < 400) kept.length = first;
}
