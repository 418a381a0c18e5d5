import type { AppLoadContext } from '@remix-run/node';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { exactDollars } from '#app/lib/money/exact-dollars.ts';
import { customEntries } from '#app/lib/menu/menu.server.ts';
import type { MenuEntry } from '#app/lib/menu/menu-entry.ts';
import { gradeDiscount } from '#app/lib/money/grade-discount.ts';
import { knownIcon, withKnownIcons } from '../known-icons.server.ts';
import { profileLinks, type ProfileLink } from '#app/lib/menu/profile-links.server.ts';

/** Who is logged in, as far as the frame around every page shows it. */
export interface ProfileData {
  name: string;
  email: string | null;
  /** In dollars. */
  balance: string;
  /** What they owe, likewise. */
  debt: string;
  /** With what it takes off prices, as a fraction. */
  grade: { name: string; icon: string; discount: number } | undefined;
  /** How many notices were not read, as it is shown; empty where none. */
  unread: string;
  isFrozen: boolean;
  frozenReason: string | undefined;
  /** The payment that staff look for, the newest of them, until that note of it is put away. */
  checked: { isOnly: boolean; invoiceId: number; amount: string } | undefined;
  /** How many identity documents staff still want. */
  documentsWanted: number;
  /** What the team of the shop tells them, until they put it away. */
  announcements: Profile['announcements'];
  /** Whether a member of staff looks through the customer's eyes. */
  isImpersonated: boolean;
  links: ProfileLink[][];
  /** The instance's own entries, which are there for customers as well. */
  customLinks: MenuEntry[];
}

/** Undefined for a guest. */
export function profileData(
  { instance, language, knownCheck }: AppLoadContext,
  profile: Profile | undefined,
): ProfileData | undefined {
  if (!profile) return undefined;
  const { settings } = instance;
  const { current, grades_enabled: hasGrades } = profile.grades;
  const { has_bonuses: hasBonuses, permissions } = profile;
  return {
    name: profile.name,
    email: profile.email,
    balance: exactDollars(profile.balance),
    debt: exactDollars(profile.debt),
    grade: hasGrades && current ? gradeOf(profile.grades, current) : undefined,
    unread: shownUnread(profile.unread_notices),
    isFrozen: profile.frozen_at !== null,
    frozenReason: profile.frozen_reason ?? undefined,
    checked: checkedOf(profile, knownCheck),
    documentsWanted: profile.documents_wanted,
    announcements: profile.announcements,
    isImpersonated: profile.is_impersonated,
    links: profileLinks({ settings, hasGrades, hasBonuses, permissions }),
    customLinks: withKnownIcons(customEntries({ settings, language, isCustomer: true })),
  };
}

const gradeOf = (grades: Profile['grades'], { name, icon }: NonNullable<Current>) => ({
  name,
  icon: knownIcon(icon, 'trophy'),
  discount: gradeDiscount(grades),
});

type Current = Profile['grades']['current'];

function checkedOf(
  { invoices_in_moderation: count, invoice_in_moderation: newest }: Profile,
  known: string | undefined,
): ProfileData['checked'] {
  if (!newest || String(newest.id) === known) return undefined;
  return { isOnly: count === 1, invoiceId: newest.id, amount: newest.total_amount };
}

/** The core counts no further than this. */
const MOST_UNREAD = 99;

function shownUnread(count: number): string {
  if (count === 0) return '';
  return count > MOST_UNREAD ? `${MOST_UNREAD}+` : String(count);
}
