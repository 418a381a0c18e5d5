/** Thousands of services are read, compared and written. */
export const IMPORT_TIMEOUT_MS = 60_000;
