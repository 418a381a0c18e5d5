import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface InstancesTable {
  id: GeneratedAlways<number>;
  slug: string;
  /** The brand's name, copied from its settings for lists and titles. */
  name: string;
  /** Grows by one with every change of what the instance shows. */
  revision: Generated<bigint>;
  created_at: Date;
  updated_at: Date;
  /** Since when its owner chooses the hosts, and files no longer do. */
  hosts_chosen_at: Generated<Date | null>;
  /** The hash of the documents that files said last. */
  files_tree: Generated<string | null>;
  /** Since when it is paused. */
  suspended_at: Generated<Date | null>;
  /** The one whose customer rents it. */
  parent_id: Generated<number | null>;
}

export interface InstanceHostsTable {
  host: string;
  instance_id: number;
  /** In the order in which they were added. */
  number: GeneratedAlways<bigint>;
}

export interface InstanceDocumentsTable {
  instance_id: number;
  kind: string;
  key: string;
  position: number;
  body: ColumnType<unknown, string, string>;
}

export interface InstanceTables {
  instances: InstancesTable;
  instance_hosts: InstanceHostsTable;
  instance_documents: InstanceDocumentsTable;
}
