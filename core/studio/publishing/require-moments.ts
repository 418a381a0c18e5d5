import { AppError, type PlainCode } from '#core/errors.ts';

const FARTHEST_MS = 366 * 24 * 60 * 60 * 1000;

interface Asked {
  at: string;
  until?: string | undefined;
}

/** When a publication begins and ends, both to come and within a year. */
export function requireMoments(body: Asked, now: Date): { at: Date; until: Date | null } {
  const at = new Date(body.at);
  const until = body.until === undefined ? null : new Date(body.until);
  const latest = new Date(now.getTime() + FARTHEST_MS);
  if (at <= now) refuse('at', 'in_past');
  if (at > latest) refuse('at', 'beyond_year');
  if (until && until <= at) refuse('until', 'before_start');
  if (until && until > latest) refuse('until', 'beyond_year');
  return { at, until };
}

function refuse(field: 'at' | 'until', code: PlainCode): never {
  throw new AppError('validation_failed', { fields: { [field]: [{ code }] } });
}
