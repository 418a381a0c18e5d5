import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_KINDS, type DocumentKind } from '../document-kinds.ts';
import { SCHEMA_FOLDER } from './schema-files.ts';

export interface Example {
  kind: DocumentKind;
  /** The file's name without its ending: what it shows, or the rule it breaks. */
  name: string;
  document: unknown;
}

type Shelf = 'valid' | 'invalid';

export function readExamples(shelf: Shelf): Promise<Example[]> {
  return readEach((kind) => path.join('examples', kind, shelf));
}

/** Documents as they were written when their version was the current one. */
export function readHistory(): Promise<Example[]> {
  return readEach((kind) => path.join('examples', 'history', kind));
}

async function readEach(folderOf: (kind: DocumentKind) => string): Promise<Example[]> {
  const examples: Example[] = [];
  for (const kind of DOCUMENT_KINDS) {
    const folder = path.join(SCHEMA_FOLDER, folderOf(kind));
    for (const file of (await readdir(folder)).sort()) {
      const document: unknown = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
      examples.push({ kind, name: path.basename(file, '.json'), document });
    }
  }
  return examples;
}
