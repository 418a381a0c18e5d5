import type { ColumnType } from 'kysely';
import type { SimulatedPlan } from './plan.pure.ts';

export interface SimulatedDeliveriesTable {
  instance_id: number;
  reference: string;
  quantity: number;
  plan: ColumnType<SimulatedPlan, string, never>;
  accepted_at: Date;
  canceled_at: Date | null;
  held_at: ColumnType<Date | null, undefined, Date | null>;
}

export interface SimulatedRefillsTable {
  instance_id: number;
  reference: string;
  delivery_reference: string;
  quantity: number;
  run_seconds: number;
  accepted_at: Date;
}

export interface SimulatorTables {
  simulated_deliveries: SimulatedDeliveriesTable;
  simulated_refills: SimulatedRefillsTable;
}
