import { invariant } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { ppmOf } from '#core/pricing/quote/ppm.pure.ts';
import type { GradeDocument } from '#instance-schema/generated/grade-document.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Grade } from './ladder.pure.ts';

export function gradeOfDocument(document: GradeDocument): Grade {
  const grade = fillDefaults('grade', document);
  const goalMicro = parseAmount(grade.spending_goal);
  invariant(goalMicro !== undefined, 'the schema accepts only what is an amount');
  const { manager_name: name, manager_contact: contact } = grade;
  return {
    ...{ id: grade.id, name: grade.name, icon: grade.icon, goalMicro },
    validityDays: grade.validity_days ?? null,
    discountPpm: ppmOf(grade.discount_percent),
    perks: {
      hasClosedSales: grade.available_closed_sales,
      hasManager: grade.available_personal_manager,
      consultationDays: grade.consultation_chat_period ?? null,
      thumbnailDays: grade.thumbnail_period ?? null,
    },
    manager: name !== undefined && contact !== undefined ? { name, contact } : null,
  };
}
