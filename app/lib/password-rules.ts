const FEWEST_CHARACTERS = 8;
const LONG_NUMBER = 14;

/** What a new password has to be that can be told while it is typed; the core knows the words. */
export const PASSWORD_RULES = {
  long: (password: string) => password.length >= FEWEST_CHARACTERS,
  varied: (password: string) => new Set(password.toLowerCase()).size > 4,
  mixed: (password: string) => !/^[\d\s./+-]*$/.test(password) || password.length >= LONG_NUMBER,
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = ['long', 'varied', 'mixed'] as const satisfies PasswordRule[];
