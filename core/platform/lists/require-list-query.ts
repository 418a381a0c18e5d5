import { AppError } from '#core/errors.ts';
import { readListQuery, type ListFields, type ListQuery } from './list-grammar.pure.ts';

/** Refuses what means nothing, instead of showing a list that was not asked for. */
export function requireListQuery<Fields extends ListFields>(
  text: string | undefined,
  fields: Fields,
): ListQuery<Fields> {
  const query = readListQuery(text ?? '', fields);
  if (query.problems.length === 0) return query;
  throw new AppError('validation_failed', { fields: { q: [{ code: 'invalid_format' }] } });
}
