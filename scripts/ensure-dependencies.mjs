import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustRun, npm, ROOT } from './run-command.mjs';

// Needs Node alone: it runs before anything is installed.

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Installs what package-lock.json lists, unless it is there already.
 *
 * @param {string} [root]
 * @returns {Promise<boolean>} whether something had to be installed
 */
export async function ensureDependencies(root = ROOT) {
  const stamp = path.join(root, 'node_modules/.marquee-installed');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  const install = !isInstalled(root);
  if (install) {
    console.log('Installing the packages of package-lock.json …');
    // The build needs the development packages also where NODE_ENV says production.
    const quick = ['--prefer-offline', '--no-audit', '--no-fund'];
    await mustRun('npm ci failed.', npm('ci', '--include=dev', ...quick), { cwd: root });
  }
  writeFileSync(stamp, wanted);
  return install;
}

function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether node_modules holds what the lockfile lists, as npm itself noted when it finished. */
function isInstalled(root) {
  const noted = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = readJson(noted).packages;
  const { '': own, ...wanted } = readJson(path.join(root, 'package-lock.json')).packages;
  const manifest = readJson(path.join(root, 'package.json'));
  const asLocked = ['dependencies', 'devDependencies'].every(
    (kind) => JSON.stringify(manifest[kind] ?? {}) === JSON.stringify(own[kind] ?? {}),
  );
  // Packages for other platforms are listed but not installed.
  return (
    asLocked &&
    Object.entries(wanted).every(([folder, { version, optional }]) =>
      installed[folder] ? installed[folder].version === version : optional === true,
    )
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureDependencies();
}
