import { Link } from '@remix-run/react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';

/** Whether who sees these pages may open customers. */
export const mayOpenCustomers = (pages: readonly StaffPage[]): boolean =>
  pages.some(({ text }) => text === 'customers');

interface CustomerLinkProps {
  customer: { id: number; name: string; email: string | null };
  /** Whether who looks may open customers. */
  mayOpen: boolean;
}

/** Whose something is, and the way to them. */
export function CustomerLink({ customer: { id, name, email }, mayOpen }: CustomerLinkProps) {
  const called = <bdi>{name || email || `#${id}`}</bdi>;
  return mayOpen ? <Link to={pagePath('staff/customers/:id', { id })}>{called}</Link> : called;
}
