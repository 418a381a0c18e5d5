/** What the pipeline needs of a logger; that of the core has it. */
export interface InstanceLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
