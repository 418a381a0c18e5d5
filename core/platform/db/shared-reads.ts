import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * The same connection, on which a statement that is asked again while it runs is not sent again: parts
 * of a page often need the same rows. Only for reading.
 */
export function sharedReads(connection: DatabaseConnection): DatabaseConnection {
  const running = new Map<string, Promise<QueryResult<unknown>>>();

  function run(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const key = keyOf(query);
    const known = running.get(key);
    if (known) return known;
    const result = connection.executeQuery<unknown>(query).finally(() => running.delete(key));
    running.set(key, result);
    return result;
  }

  return {
    async executeQuery<Row>(query: CompiledQuery) {
      // The same statement answers rows of the same type.
      const result = (await run(query)) as QueryResult<Row>;
      // Whoever sorts its rows does not sort those of others.
      return { ...result, rows: [...result.rows] };
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
}

const keyOf = ({ sql, parameters }: CompiledQuery) =>
  JSON.stringify([sql, parameters], (_, value: unknown) =>
    typeof value === 'bigint' ? { bigint: String(value) } : value,
  );
