/** Who uses the directory, when that is known, and what to do. */
export function directoryInUse(directory: string, pid: string): Error {
  const who = /^\d+$/.test(pid) ? `the process ${pid}` : 'another process';
  return new Error(
    `The embedded database in ${directory} is in use by ${who}. Stop that one first, give this ` +
      'one a directory of its own, or set DATABASE_URL to a PostgreSQL server, which any number ' +
      'of processes can share.',
  );
}
