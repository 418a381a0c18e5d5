/** One error as a compiled validator reports it. */
export interface CompiledError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** A validator as ajv compiles it: it answers, and leaves its errors on itself. */
export interface CompiledValidator {
  (value: unknown): boolean;
  errors?: CompiledError[] | null;
}
