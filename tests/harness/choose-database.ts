import { closeSync, openSync, readSync } from 'node:fs';

/** How much of a file is read for the line, which stands near its top. */
const TOP_BYTES = 1_024;
/** What a test file says that needs what a server alone has: docs/decisions/0053 */
const NEEDS_SERVER = /^\/\/ On PostgreSQL: \S/m;

/**
 * Puts a test file on its database. A run of all files names the server for those that need one; a
 * run of some names it for all of these.
 */
export function chooseDatabase(testFile: string): void {
  const server = process.env['TEST_DATABASE_URL_WHERE_NEEDED'];
  if (server === undefined) return;
  process.env['TEST_DATABASE_URL'] = NEEDS_SERVER.test(topOf(testFile)) ? server : '';
}

function topOf(file: string): string {
  const top = Buffer.alloc(TOP_BYTES);
  const opened = openSync(file, 'r');
  try {
    return top.toString('utf8', 0, readSync(opened, top, 0, TOP_BYTES, 0));
  } finally {
    closeSync(opened);
  }
}
