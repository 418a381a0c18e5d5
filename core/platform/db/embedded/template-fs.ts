import path from 'node:path/posix';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { readTar } from './read-tar.ts';

type Init = MemoryFS['init'];

/** The part of Emscripten's file system that is used here. */
interface MemoryFiles {
  mkdirTree(place: string): void;
  lookupPath(place: string): { node: FolderNode };
}

interface FolderNode {
  node_ops: { mknod(parent: FolderNode, name: string, mode: number, device: number): FileNode };
}

interface FileNode {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: FileOperations;
}

interface FileOperations {
  write(stream: { node: FileNode }, ...what: unknown[]): number;
}

interface TemplateFile {
  name: string;
  content: Uint8Array;
}

interface TemplateParts {
  folders: string[];
  /** By the folder that they lie in. */
  files: Map<string, TemplateFile[]>;
  /** How much of a file is to be copied, by its bytes: behind that it has zeros. */
  filled: Map<Uint8Array, number>;
}

const FILE_OF_THE_OWNER = 0o100600;

const known = new WeakMap<Uint8Array, TemplateParts>();

/**
 * Files in memory that begin as those of a template. PGlite can load a tar file by itself, but
 * copies each byte several times, which every test file would pay for. Here all databases of a
 * template read the same bytes, and a file is copied when it is first written to.
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
    preRun.push(({ FS }: { FS: MemoryFiles }) => fill(FS, this.#template));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function fill(files: MemoryFiles, template: Uint8Array): void {
  const parts = known.get(template) ?? partsOf(template);
  known.set(template, parts);
  const at = (folder: string) => `${PGlite.paths.PGDATA}/${folder}`;
  for (const folder of parts.folders) files.mkdirTree(at(folder));
  let operations: FileOperations | undefined;
  for (const [folder, inside] of parts.files) {
    // Once for each folder: Emscripten looks up each part of the way to a file several times.
    const { node: parent } = files.lookupPath(at(folder));
    for (const { name, content } of inside) {
      const node = parent.node_ops.mknod(parent, name, FILE_OF_THE_OWNER, 0);
      operations ??= copyingFirst(node.stream_ops, parts);
      node.contents = content;
      node.usedBytes = content.byteLength;
      node.stream_ops = operations;
    }
  }
}

/** As the operations of any file, but that they never write to the bytes of the template. */
function copyingFirst(operations: FileOperations, { filled }: TemplateParts): FileOperations {
  return {
    ...operations,
    write(stream, ...what) {
      const { node } = stream;
      const end = filled.get(node.contents);
      if (end !== undefined) {
        const own = new Uint8Array(node.contents.byteLength);
        own.set(node.contents.subarray(0, end));
        node.contents = own;
      }
      return operations.write(stream, ...what);
    },
  };
}

function partsOf(template: Uint8Array): TemplateParts {
  const parts: TemplateParts = { folders: [''], files: new Map(), filled: new Map() };
  for (const { name, isFolder, content } of readTar(template)) {
    if (isFolder) {
      parts.folders.push(name);
      continue;
    }
    const folder = path.dirname(name);
    const files = parts.files.get(folder) ?? [];
    files.push({ name: path.basename(name), content });
    parts.files.set(folder, files);
    parts.filled.set(content, content.findLastIndex((byte) => byte !== 0) + 1);
  }
  return parts;
}
