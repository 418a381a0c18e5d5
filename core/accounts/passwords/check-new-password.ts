import type { FieldProblems } from '#core/errors.ts';
import { isEasyToGuess } from './easy-to-guess.pure.ts';

interface NewPassword {
  password: string;
  passwordConfirmation: string;
  /** What somebody who knows the customer would try: name, address, brand. */
  own: readonly (string | null)[];
}

/** What is wrong with a password somebody chose, by the field it stands in. */
export function checkNewPassword(chosen: NewPassword): FieldProblems {
  const own = chosen.own.filter((text) => text !== null);
  return {
    ...(isEasyToGuess(chosen.password, own) && { password: [{ code: 'easy_to_guess' }] }),
    ...(chosen.password !== chosen.passwordConfirmation && {
      password_confirmation: [{ code: 'mismatch' }],
    }),
  };
}
