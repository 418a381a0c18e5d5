import { useEffect, useState } from 'react';
import type { isEasyToGuess } from '#core/accounts/passwords/easy-to-guess.pure.ts';

export interface OwnWords {
  /** What somebody who knows the customer would try: name, address, brand. */
  own: readonly (string | null)[];
  /** Fields of the same form that say more of it. */
  ownFields?: readonly string[] | undefined;
}

const FEWEST = 8;
const MOST = 128;
const NONE = { long: false, guess: false };

/** Which of its rules the server will find kept; the lists of words come with the first letter. */
export function usePasswordRules(
  /** Of the field of the password. */
  id: string,
  { own, ownFields = [] }: OwnWords,
) {
  const [kept, setKept] = useState(NONE);
  const known = own.join('\n');
  const names = ownFields.join('\n');
  useEffect(() => {
    const input = document.getElementById(id);
    const form = input instanceof HTMLInputElement ? input.form : null;
    if (!(input instanceof HTMLInputElement) || !form) return undefined;
    let isOver = false;
    const judge = async (password: string) => {
      if (password === '') return NONE;
      const isEasy = await loadRule();
      return {
        long: password.length >= FEWEST && password.length <= MOST,
        guess: isEasy?.(password, wordsOf(form, { known, names })) === false,
      };
    };
    const update = async () => {
      const typed = input.value;
      const now = await judge(typed);
      // What was typed meanwhile is judged by its own event.
      if (!isOver && typed === input.value) setKept(now);
    };
    const listen = () => void update();
    listen();
    form.addEventListener('input', listen);
    return () => {
      isOver = true;
      form.removeEventListener('input', listen);
    };
  }, [id, known, names]);
  return kept;
}

let rule: Promise<typeof isEasyToGuess | undefined> | undefined;

/** Without the lists nothing is ticked, and the next letter asks for them again. */
function loadRule() {
  return (rule ??= import('#core/accounts/passwords/easy-to-guess.pure.ts').then(
    (loaded) => loaded.isEasyToGuess,
    () => (rule = undefined),
  ));
}

function wordsOf(form: HTMLFormElement, own: { known: string; names: string }) {
  const written = own.names.split('\n').map((name) => form.elements.namedItem(name));
  return [
    ...own.known.split('\n'),
    ...written.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  ];
}
