import type { Generated } from 'kysely';

export interface StaffRolesTable {
  instance_id: number;
  name: string;
  permissions: string[];
  /** Which there were when somebody last said what it allows. */
  known: Generated<string[]>;
  created_at: Date;
  updated_at: Date;
}

export interface RoleTables {
  staff_roles: StaffRolesTable;
}
