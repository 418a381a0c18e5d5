/** One step of a document to the next version of its schema. */
export interface Migration {
  from: number;
  /** Pure, and never throws: a value of the wrong type moves as it is, and validation names it. */
  up(document: Readonly<Record<string, unknown>>): Record<string, unknown>;
}
