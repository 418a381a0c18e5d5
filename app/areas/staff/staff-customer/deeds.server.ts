import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { readDetails } from '#core/back-office/audit/read-details.pure.ts';
import { tellingIn, type Reader } from '#app/areas/staff/said/said-values.server.ts';

type Deed = StaffCustomerPage['deeds'][number];

/** Numbers of ours, which say nothing to a person; those of things with a page lead there. */
const OURS: ReadonlySet<string> = new Set(['adjustment', 'dispatch', 'report']);

/** What staff have done to a customer, as its reader calls it. */
export function deedsIn(reader: Reader, deeds: readonly Deed[]) {
  const tell = tellingIn(reader);
  return deeds.map(({ details, ...deed }) => {
    const { facts, changes } = readDetails(details);
    const told = facts.filter(({ name }) => !OURS.has(name));
    return { ...deed, ...tell({ action: deed.action, facts: told, changes }) };
  });
}
