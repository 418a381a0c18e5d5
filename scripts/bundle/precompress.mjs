import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|svg|json|txt|html|xml|webmanifest|wasm)$/;
const SMALLEST_BYTES = 1024;

/**
 * Writes a .br and a .gz beside each text of a folder, so that no request pays for compressing
 * and each gets the smallest form there is.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(compressFile));
  return { files: sizes.filter((size) => size > 0).length };
}

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return 0;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([
    keepSmaller(`${file}.br`, brotli, bytes.length),
    keepSmaller(`${file}.gz`, gzipped, bytes.length),
  ]);
  return bytes.length;
}

async function keepSmaller(file, compressed, plainLength) {
  if (compressed.length < plainLength) await writeFile(file, compressed);
  else await rm(file, { force: true });
}
