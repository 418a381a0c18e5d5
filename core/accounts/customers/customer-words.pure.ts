/** By what staff find a customer: words of the name and the company, and the address. */

const MOST_WORDS = 20;
const LONGEST_WORD = 100;
const BETWEEN_WORDS = /[\s,;:/()"'’-]+/u;

/** One spelling for what people write with or without accents and capitals. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .slice(0, LONGEST_WORD);

interface Named {
  email: string | null;
  name: string;
  company_name: string | null;
}

export function wordsOfCustomer({ email, name, company_name: company }: Named): string[] {
  const address = email === null ? [] : [email, email.slice(email.lastIndexOf('@') + 1)];
  const spoken = `${name} ${company ?? ''}`.split(BETWEEN_WORDS);
  const words = [...address, ...spoken].map(foldWord).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The beginnings of words that a typed text asks for. */
export const soughtWords = (typed: string): string[] =>
  (typed.includes('@') ? [typed] : typed.split(BETWEEN_WORDS))
    .map(foldWord)
    .filter((word) => word !== '');
