import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';

export interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** A customer whose data is exported or erased. */
export interface LeavingCustomer extends CustomerOf {
  email: string | null;
}

/** A page of an export, and where the next begins; undefined where it ends. */
export interface ExportPage {
  rows: readonly object[];
  next: string | undefined;
}

/** Reads what follows on `after`, which is where the page before it ended. */
export type ExportPages = (
  trx: Trx,
  customer: LeavingCustomer,
  after: string | undefined,
) => Promise<ExportPage>;

export interface CustomerData {
  /** By the names they have in the export. */
  export?: (trx: Trx, customer: LeavingCustomer) => Promise<Record<string, unknown>>;
  /** Lists that grow with every order, page by page. */
  exportPages?: Readonly<Record<string, ExportPages>>;
  /** Before the balance is paid out: ends what could still change it. */
  close?: (deps: { trx: Trx; clock: Clock }, customer: CustomerOf) => Promise<void>;
  erase?: (deps: { trx: Trx; clock: Clock }, customer: LeavingCustomer) => Promise<void>;
}
