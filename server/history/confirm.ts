import { AppError } from '#core/errors.ts';

/** Staff are shown the sum first, and agree to it. */
export async function agreeingToTheSum(
  decide: (confirmed: { confirmed_amount?: string }) => Promise<unknown>,
): Promise<void> {
  try {
    await decide({});
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'confirmation_needed') throw error;
    await decide({ confirmed_amount: String(error.params['amount']) });
  }
}
