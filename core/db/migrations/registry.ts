import type { MigrationDb } from '../tenant-table.ts';
import * as roles from './0001-roles.ts';
import * as instances from './0002-instances.ts';
import * as jobs from './0003-jobs.ts';
import * as outgoingMails from './0004-outgoing-mails.ts';
import * as instanceAssets from './0005-instance-assets.ts';

export interface Migration {
  name: string;
  up(db: MigrationDb): Promise<void>;
}

/** Every migration in the order of its application. New ones are added at the end. */
export const migrations: readonly Migration[] = [
  { name: '0001-roles', up: roles.up },
  { name: '0002-instances', up: instances.up },
  { name: '0003-jobs', up: jobs.up },
  { name: '0004-outgoing-mails', up: outgoingMails.up },
  { name: '0005-instance-assets', up: instanceAssets.up },
];
