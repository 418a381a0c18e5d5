export interface StaffRolesTable {
  instance_id: number;
  name: string;
  permissions: string[];
  created_at: Date;
  updated_at: Date;
}

export interface RoleTables {
  staff_roles: StaffRolesTable;
}
