import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { readTar } from './read-tar.ts';

type Init = MemoryFS['init'];

/** The part of Emscripten's file system that is used here. */
interface MemoryFiles {
  mkdirTree(place: string): void;
  writeFile(place: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

/**
 * Files in memory that begin as those of a template. PGlite can load a tar file by itself, but
 * copies each byte several times, which every test file would pay for.
 */
export class TemplateFs extends MemoryFS {
  readonly #template: Uint8Array;

  constructor(template: Uint8Array) {
    super();
    this.#template = template;
  }

  override async init(pg: Parameters<Init>[0], options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push(({ FS }: { FS: MemoryFiles }) => {
      const root = PGlite.paths.PGDATA;
      FS.mkdirTree(root);
      // Once for all files: from here on they belong to this database, which changes them.
      for (const { name, isFolder, content } of readTar(new Uint8Array(this.#template))) {
        if (isFolder) FS.mkdirTree(`${root}/${name}`);
        else FS.writeFile(`${root}/${name}`, content, { canOwn: true });
      }
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
