export interface FaqEntry {
  question: string;
  answer: string;
}

/** As people write it: each question on a line, its answer below, and a free line between two. */
export const faqText = (faq: readonly FaqEntry[]): string =>
  faq.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');

/** Undefined where a question has no answer. */
export function readFaqText(text: string): FaqEntry[] | undefined {
  const faq: FaqEntry[] = [];
  for (const part of text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)) {
    const [question = '', ...lines] = part.split('\n').map((line) => line.trim());
    const answer = lines.filter((line) => line !== '').join('\n');
    if (answer === '') return undefined;
    faq.push({ question, answer });
  }
  return faq;
}
