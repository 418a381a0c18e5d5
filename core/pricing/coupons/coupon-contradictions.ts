import type { FieldProblems } from '#core/errors.ts';
import type { CouponDocument } from '#instance-schema/generated/coupon-document.ts';
import { codeKeyOf } from './coupon.ts';

/**
 * What the schema cannot refuse: codes with the same lookup form, and impossible dates. Each at the
 * place of its coupon and its field, such as `0.code`.
 */
export function couponContradictions(documents: readonly CouponDocument[]): FieldProblems {
  const fields: FieldProblems = {};
  const seen = new Set<string>();
  documents.forEach(({ code, valid_from: from, valid_to: to }, at) => {
    if (seen.has(codeKeyOf(code))) fields[`${at}.code`] = [{ code: 'duplicate' }];
    seen.add(codeKeyOf(code));
    for (const [name, moment] of Object.entries({ valid_from: from, valid_to: to })) {
      if (moment !== undefined && !isMoment(moment)) {
        fields[`${at}.${name}`] = [{ code: 'invalid_format' }];
      }
    }
    if (from !== undefined && to !== undefined && to <= from) {
      fields[`${at}.valid_to`] = [{ code: 'before_start' }];
    }
  });
  return fields;
}

/** `Date` turns 30 February into a day of March. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text.replace('Z', '.000Z');
}
