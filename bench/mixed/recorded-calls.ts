import pg from 'pg';

/** A statement as it went to the database. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What pg has many forms of; ours are asked in these two. */
interface Asking {
  query(asked: string | { text: string; values?: unknown[] }, values?: unknown[]): unknown;
}

/** What the server in this process asks the database for while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  // A client has this method, in more forms than its type here.
  const client = pg.Client.prototype as unknown as Asking;
  const { query } = client;
  client.query = function recorded(asked, values) {
    const text = typeof asked === 'string' ? asked : asked.text;
    said.push({ text, values: values ?? (typeof asked === 'string' ? [] : (asked.values ?? [])) });
    return values === undefined ? query.call(this, asked) : query.call(this, asked, values);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return said;
}
