import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { invariant } from '#core/errors.ts';
import { beginStatement, scopes, type Scope, type TransactionLimits } from './scope.ts';

export interface ScopedDialectConfig extends PostgresDialectConfig {
  limits(scope: Scope): TransactionLimits | Promise<TransactionLimits>;
}

/** Kysely's dialect of PostgreSQL, in which a transaction without a scope cannot begin. */
export class ScopedDialect extends PostgresDialect {
  readonly #config: ScopedDialectConfig;

  constructor(config: ScopedDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new ScopedDriver(this.#config);
  }
}

class ScopedDriver extends PostgresDriver {
  readonly #config: ScopedDialectConfig;

  constructor(config: ScopedDialectConfig) {
    super(config);
    this.#config = config;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const scope = scopes.getStore()?.scope;
    invariant(scope, 'a transaction begins by inInstance or asSystem');
    const words = ['begin'];
    if (settings.isolationLevel) words.push(`isolation level ${settings.isolationLevel}`);
    if (settings.accessMode) words.push(settings.accessMode);
    const limits = await this.#config.limits(scope);
    const statement = beginStatement(words.join(' '), scope, limits);
    try {
      await connection.executeQuery(CompiledQuery.raw(statement));
    } catch (error) {
      // The begin itself stands, and the query builder believes that nothing has begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    // The connection is given up then, and the error that led here says more than this one.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
