import { ASKED_PERKS, type AskedPerk } from '#core/catalogue/services/asked-perks.pure.ts';
import type { PageFacts } from '#core/catalogue/services/change-catalogue.ts';
import { refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Perks } from '#core/pricing/grades/ladder.pure.ts';
import { readLadderIn } from '#core/pricing/grades/read-ladder.ts';

type Access = Pick<
  PageFacts,
  | 'restricted_access'
  | 'available_closed_sales'
  | 'available_personal_manager'
  | 'consultation_chat_period'
  | 'thumbnail_period'
>;

interface AccessToService {
  instanceId: number;
  before: Access;
  /** What is left out stays. */
  asked: { by_link_only?: boolean | undefined; for_grades?: readonly AskedPerk[] | undefined };
}

/** What a service asks of a grade. */
export function perksAsked(access: Access): AskedPerk[] {
  const asks: Record<AskedPerk, boolean> = {
    closed_sales: access.available_closed_sales,
    manager: access.available_personal_manager,
    consultation: access.consultation_chat_period !== null,
    thumbnail: access.thumbnail_period !== null,
  };
  return ASKED_PERKS.filter((perk) => asks[perk]);
}

const brings = (perks: Perks): Record<AskedPerk, boolean> => ({
  closed_sales: perks.hasClosedSales,
  manager: perks.hasManager,
  consultation: perks.consultationDays !== null,
  thumbnail: perks.thumbnailDays !== null,
});

/** How often is said by the grade; of a service it counts only that it is said at all. */
const SAID = 1;

/** Who sees a service and can order it from now on. */
export async function accessAfter(
  trx: Trx,
  { instanceId, before, asked }: AccessToService,
): Promise<Access> {
  const had = perksAsked(before);
  const { by_link_only: isByLink = before.restricted_access, for_grades: wanted = had } = asked;
  if (wanted.some((perk) => !had.includes(perk))) {
    // No grade has all of them: nobody could ever order it.
    const { grades } = await readLadderIn(trx, instanceId);
    const isForSomebody = grades.some(({ perks }) => wanted.every((perk) => brings(perks)[perk]));
    if (!isForSomebody) refuseField('for_grades', { code: 'no_grade_brings' });
  }
  return {
    restricted_access: isByLink,
    available_closed_sales: wanted.includes('closed_sales'),
    available_personal_manager: wanted.includes('manager'),
    consultation_chat_period: wanted.includes('consultation')
      ? (before.consultation_chat_period ?? SAID)
      : null,
    thumbnail_period: wanted.includes('thumbnail') ? (before.thumbnail_period ?? SAID) : null,
  };
}
