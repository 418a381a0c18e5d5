import { AppError } from '#core/errors.ts';

/** What to tell the person at the keyboard; the stack is of no use to them. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof AppError)) return error.message;
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  const fields = Object.entries(error.fields).map(
    ([field, problems]) => `${field}: ${problems.map(({ code }) => code).join(', ')}`,
  );
  return [REFUSALS[error.code] ?? 'This instance was refused.', ...fields, cause].join(' ').trim();
}

const REFUSALS: Partial<Record<AppError['code'], string>> = {
  precondition_failed:
    'Something else was published since you looked. Look at the difference and apply it again.',
  not_found: 'There is no such revision.',
};
