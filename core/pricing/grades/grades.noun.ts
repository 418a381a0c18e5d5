import type { Noun } from '#core/noun.ts';
import { instancePublished } from '#core/tenancy/instances/instance-published.ts';
import { refuseContradictions } from './grade-contradictions.ts';
import { gradeRoutes } from './grade.routes.ts';
import { gradeData } from './own-grades.ts';
import {
  GRADE_SCHEDULES,
  regrade,
  regradeWhenPublished,
  settleDueGrades,
  settleOne,
} from './settle-jobs.ts';
import { mailGrade } from './tell-of-grade.ts';

export const grades: Noun = {
  routes: (api, parts) => gradeRoutes(api, parts),
  jobs: [settleDueGrades, settleOne, regrade, mailGrade],
  schedules: GRADE_SCHEDULES,
  customerData: gradeData,
  listens: [
    instancePublished.call(refuseContradictions),
    instancePublished.call(regradeWhenPublished),
  ],
};
