import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-command.mjs';

const FOLDERS = ['app', 'core', 'instance-schema', 'locales', 'public', 'server', 'themes'];
const FILES = [
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];
const NOT_BUILT = /\.(test|e2e)\.tsx?$|\.md$/;

/**
 * Tells whether the build is of the sources as they are now. Times and sizes answer in
 * milliseconds; where they differ, as after a checkout, the contents decide.
 */
export class SourceStamp {
  #root;
  #file;

  constructor(root = ROOT) {
    this.#root = root;
    this.#file = path.join(root, 'build/stamp.json');
  }

  isFresh() {
    if (!existsSync(this.#file)) return false;
    const noted = JSON.parse(readFileSync(this.#file, 'utf8'));
    const files = this.#sources();
    if (noted.quick === this.#quick(files)) return true;
    const now = this.take();
    if (noted.contents !== now.contents) return false;
    this.write(now);
    return true;
  }

  /** What the sources are at this moment; taken before a build, written after it. */
  take() {
    const files = this.#sources();
    return { quick: this.#quick(files), contents: this.#contents(files) };
  }

  write(taken) {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(taken));
  }

  #quick(files) {
    const hash = createHash('sha256');
    for (const file of files) {
      const { mtimeMs, size } = statSync(path.join(this.#root, file));
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
    return hash.digest('hex');
  }

  #contents(files) {
    const hash = createHash('sha256');
    for (const file of files) {
      const bytes = readFileSync(path.join(this.#root, file));
      hash.update(`${file} ${bytes.length}\n`).update(bytes);
    }
    return hash.digest('hex');
  }

  #sources() {
    const found = FILES.filter((file) => existsSync(path.join(this.#root, file)));
    for (const folder of FOLDERS) this.#walk(folder, () => true, found);
    // The data of the demo instances is read at each start; only their code is built.
    this.#walk('fixtures', (name) => name.endsWith('.ts'), found);
    this.#walk('scripts', (name) => /\.mjs$|^scripts\/bundle\//.test(name), found);
    return found.sort();
  }

  #walk(folder, wanted, found) {
    const absolute = path.join(this.#root, folder);
    if (!existsSync(absolute)) return;
    for (const entry of readdirSync(absolute, { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) this.#walk(name, wanted, found);
      else if (wanted(name) && !NOT_BUILT.test(name)) found.push(name);
    }
  }
}
