import { ERROR_STATUS, type ErrorCode } from '#core/errors.ts';
import { errorEnvelope } from '#core/platform/http/error.contract.ts';

/** The answers of an operation that refuses, by status; each of them is the one envelope. */
export function refusals(codes: readonly ErrorCode[]) {
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = [...new Set(codes)].filter((code) => ERROR_STATUS[code] === status);
      const content = { 'application/json': { schema: errorEnvelope } };
      return [status, { description: own.join(', '), content, 'x-codes': own }];
    }),
  );
}
