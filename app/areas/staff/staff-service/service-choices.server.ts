import type { AppLoadContext } from '@remix-run/node';
import { listServiceLabels } from '#core/catalogue/services/catalogue.operations.ts';
import { ASKED_PERKS, type AskedPerk } from '#core/catalogue/services/asked-perks.pure.ts';
import type { WireGrade } from '#core/pricing/grades/grade.contract.ts';
import { listGrades } from '#core/pricing/grades/grade.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';

/** What the form of a service has to choose from beside its categories, in the reader's language. */
export async function serviceChoices({ core }: AppLoadContext) {
  const [labels, countries, grades] = await Promise.all([
    core.call(listServiceLabels),
    core.call(listCountries),
    core.call(listGrades),
  ]);
  return {
    ...{ labels: choicesOf(labels), countries: choicesOf(countries) },
    /** What some grade of the shop brings. */
    perks: ASKED_PERKS.filter((perk) => grades.data.some((grade) => brings(grade)[perk])),
  };
}

const choicesOf = ({ data }: { data: readonly { id: number; name: string }[] }) =>
  data.map(({ id, name }) => ({ value: String(id), label: name }));

const brings = (grade: WireGrade): Record<AskedPerk, boolean> => ({
  closed_sales: grade.available_closed_sales,
  manager: grade.available_personal_manager,
  consultation: grade.consultation_chat_period !== null,
  thumbnail: grade.thumbnail_period !== null,
});

export type ServiceChoices = Awaited<ReturnType<typeof serviceChoices>>;
