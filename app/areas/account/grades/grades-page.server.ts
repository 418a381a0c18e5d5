import type { AppLoadContext } from '@remix-run/node';
import { listOpenedServices } from '#core/catalogue/services/service.operations.ts';
import type { WireGrade } from '#core/pricing/grades/grade.contract.ts';
import { getProfileGrades, listGrades } from '#core/pricing/grades/grade.operations.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';
import { opensServices } from '#app/lib/money/grade-discount.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { knownIcon } from '#app/shell/known-icons.server.ts';

/** The ladder for everybody, and where the visitor stands on it. */
export async function gradesPage(context: AppLoadContext, query: URLSearchParams) {
  const { core } = context;
  const { settings } = context.instance;
  const visitor = await context.customer();
  const [ladder, own, opened] = await Promise.all([
    core.call(listGrades),
    visitor && settings.gradesEnabled ? core.call(getProfileGrades) : undefined,
    visitor && opensServices(visitor.grades) ? core.call(listOpenedServices) : undefined,
  ]);
  return {
    ...pageText(context, 'grades'),
    banners: routeBanners(context, 'grades', query),
    ladder: ladder.data.map(shown),
    hasDiscounts: settings.gradeDiscountsEnabled,
    own: own && { ...own.data, current: shownOr(own.data.current), next: shownOr(own.data.next) },
    opened: (opened?.data ?? []).map(summaryOf),
  };
}

/** An owner may name a drawing that the panel does not have. */
const shown = (grade: WireGrade) => ({ ...grade, icon: knownIcon(grade.icon, 'trophy') });
const shownOr = (grade: WireGrade | null) => (grade ? shown(grade) : null);

type GradesPage = Awaited<ReturnType<typeof gradesPage>>;
export type ShownGrade = GradesPage['ladder'][number];
export type OwnGrades = NonNullable<GradesPage['own']>;
