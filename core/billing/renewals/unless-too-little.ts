import { AppError } from '#core/errors.ts';

/** What was paid; undefined, and nothing done, where the balance is too little. */
export async function unlessTooLittle<Paid>(pay: () => Promise<Paid>): Promise<Paid | undefined> {
  try {
    return await pay();
  } catch (error) {
    const isTooLittle =
      error instanceof AppError &&
      error.fields['balance']?.some(({ code }) => code === 'not_enough_balance');
    if (isTooLittle) return undefined;
    throw error;
  }
}
