import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npm, ROOT, run } from '../run-command.mjs';

const FOLDER = path.join(ROOT, '.cache/chromium');
/** The last one that runs on Node 20; it brings the libraries that a bare Linux lacks. */
const PACKAGE = '@sparticuz/chromium@147.0.0';

/** Calls the package's own unpacker, which writes below TMPDIR. */
const UNPACK = `
import chromium from '@sparticuz/chromium';
await chromium.executablePath();
`;

/**
 * Installs the Chromium that an npm package carries into a folder of this checkout, so that
 * neither root nor anything but the npm registry is needed.
 *
 * @returns {Promise<string[]>} programs to try, the best first
 */
export async function installPackedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  await rm(FOLDER, { recursive: true, force: true });
  const unpacked = path.join(FOLDER, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  await writeFile(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const installed = await run(
    npm(
      'install',
      '--prefix',
      FOLDER,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      PACKAGE,
    ),
    { cwd: FOLDER, capture: true, signal: AbortSignal.timeout(240_000) },
  );
  if (!installed.ok) return [];
  const unpack = await run([process.execPath, '--input-type=module', '--eval', UNPACK], {
    cwd: FOLDER,
    capture: true,
    signal: AbortSignal.timeout(60_000),
    // The package unpacks its libraries only where it believes to be in that cloud.
    env: { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  if (!unpack.ok) return [];
  await rm(path.join(FOLDER, 'node_modules'), { recursive: true });
  await writeFile(path.join(FOLDER, 'fonts.conf'), fontsConf(unpacked));
  return [
    await writeLauncher('with-system-libraries', unpacked, []),
    await writeLauncher('with-own-libraries', unpacked, [
      `export LD_LIBRARY_PATH="${unpacked}/al2023/lib"`,
    ]),
  ];
}

async function writeLauncher(name, unpacked, settings) {
  const file = path.join(FOLDER, name);
  const lines = [
    '#!/bin/sh',
    ...settings,
    // Without any font configuration Chromium ends at its first letter.
    `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${FOLDER}/fonts.conf"`,
    `exec "${unpacked}/chromium" "$@"`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  await chmod(file, 0o755);
  return file;
}

function fontsConf(unpacked) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${unpacked}/fonts</dir>
  <cachedir>${FOLDER}/font-cache</cachedir>
</fontconfig>
`;
}
