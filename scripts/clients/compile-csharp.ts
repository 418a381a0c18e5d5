import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the clients need beside what Mono itself brings. */
const LIBRARY = 'Newtonsoft.Json';

/** Where Mono keeps what is installed for all programs. */
async function findLibrary(): Promise<string> {
  const { stdout } = await run('sh', ['-c', 'command -v mono']);
  const folder = path.resolve(path.dirname(stdout.trim()), '../lib/mono/gac', LIBRARY);
  const [version = ''] = readdirSync(folder);
  return path.join(folder, version, `${LIBRARY}.dll`);
}

interface Sources {
  folder: string;
  driver: string;
  /** Of the client, within its folder. */
  files: readonly string[];
}

/** Makes a program of a client as it is and of the driver, and says where it lies. */
export async function compileCSharp({ folder, driver, files }: Sources): Promise<string> {
  const program = path.join(folder, 'drive.exe');
  const references = ['Microsoft.CSharp', 'System.Configuration', await findLibrary()];
  await run('mcs', [
    `-out:${program}`,
    ...references.map((name) => `-r:${name}`),
    driver,
    ...files.map((file) => path.join(folder, file)),
  ]);
  return program;
}
