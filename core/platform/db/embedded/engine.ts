/**
 * A PostgreSQL that runs inside this program. It takes messages of the wire protocol and answers
 * with others, one after the other, so that the same driver speaks to it as to a server.
 */
export interface Engine {
  exec(message: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}
