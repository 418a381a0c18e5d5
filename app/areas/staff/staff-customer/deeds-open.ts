import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';

type Viewer = Pick<Profile, 'id' | 'permissions'>;
type Viewed = Pick<
  StaffCustomerPage,
  'is_self' | 'is_beyond_yours' | 'roles' | 'frozen_at' | 'referred_by' | 'has_two_factor'
>;

/** What a member of staff is offered on the page of a customer. */
export function deedsOpenTo({ id, permissions }: Viewer, customer: Viewed) {
  const may = (what: string) => permissions.includes(`customers.${what}`);
  const { is_self: isSelf, roles, frozen_at: frozenAt, referred_by: referrer } = customer;
  return {
    note: may('note'),
    // Of the team nobody is frozen, but for who was before they joined.
    freeze: may('freeze') && !isSelf && (roles.length === 0 || frozenAt !== null),
    sessions: may('sessions'),
    twoFactor: may('two_factor') && customer.has_two_factor && !isSelf && !customer.is_beyond_yours,
    adjust: may('adjust'),
    // Nobody decides on whom they brought themselves.
    decideReferral: may('adjust') && !isSelf && referrer !== null && referrer.id !== id,
    grade: may('grade'),
    export: may('export'),
    erase: may('erase') && !isSelf && roles.length === 0,
    impersonate: may('impersonate') && roles.length === 0,
    orders: permissions.includes('orders.deliver'),
    payments: permissions.includes('payments.moderate'),
  };
}
