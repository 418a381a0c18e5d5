import type { PGlite } from '@electric-sql/pglite';

interface FileNode {
  name: string;
  parent?: FileNode;
  /** The next one in the same place of the table of names. */
  name_next: FileNode | undefined;
  /** Of a file its bytes, of a folder what is in it; of a device nothing. */
  contents?: Uint8Array | Record<string, FileNode> | null;
  usedBytes: number;
}

interface Stream {
  fd: number | null;
  node: FileNode;
}

/** The parts of Emscripten that hold what an engine knows; PGlite's types leave most of them out. */
interface Machine {
  wasmMemory: WebAssembly.Memory;
  FS: { root: FileNode; nameTable: (FileNode | undefined)[]; streams: (Stream | null)[] };
}

/** Notes all that an engine has in its memory and its files, and goes back to it when called. */
export function noteState(pglite: PGlite, template: Uint8Array): () => void {
  const { mod } = pglite as unknown as { mod: Machine };
  const parts = [noteMemory(mod), noteFiles(mod, template), noteStreams(mod)];
  return () => parts.forEach((restore) => restore());
}

const PAGE = 64 * 1024;
const ZEROS = Buffer.alloc(PAGE);

/** Most pages are empty, and stay so. */
function noteMemory({ wasmMemory }: Machine): () => void {
  const pages = new Map<number, Buffer>();
  for (const [at, page] of pagesOf(wasmMemory)) {
    if (!page.equals(ZEROS)) pages.set(at, Buffer.from(page));
  }
  return () => {
    for (const [at, page] of pagesOf(wasmMemory)) {
      const noted = pages.get(at);
      if (noted) page.set(noted);
      else if (!page.equals(ZEROS)) page.fill(0);
    }
  };
}

function* pagesOf({ buffer }: WebAssembly.Memory): Generator<[number, Buffer]> {
  for (let at = 0; at < buffer.byteLength; at += PAGE) yield [at, Buffer.from(buffer, at, PAGE)];
}

/** The log of changes is written on from where the memory says, and never read. */
const WRITE_AHEAD_LOG = 'pg_wal';

function noteFiles({ FS }: Machine, template: Uint8Array): () => void {
  const names = [...FS.nameTable];
  const named = names.flatMap((first) => [...chainOf(first)]);
  const all = new Set([...nodesBelow(FS.root), ...named]);
  const nodes = [...all].map((node) => noteNode(node, template));
  return () => {
    FS.nameTable.splice(0, FS.nameTable.length, ...names);
    for (const restore of nodes) restore();
  };
}

/** Those that share a place in the table of names. */
function* chainOf(first: FileNode | undefined): Generator<FileNode> {
  for (let node = first; node; node = node.name_next) yield node;
}

function noteNode(node: FileNode, template: Uint8Array): () => void {
  const { name, parent, name_next, usedBytes } = node;
  const place = { name, parent, name_next };
  if (parent?.name === WRITE_AHEAD_LOG) return () => void Object.assign(node, place);
  const noted = copied(node.contents, template);
  return () => {
    Object.assign(node, place, { usedBytes, contents: copied(noted, template) });
  };
}

/** What may be written to is copied; the files of the template are, before they are written to. */
function copied(contents: FileNode['contents'], template: Uint8Array): FileNode['contents'] {
  if (contents instanceof Uint8Array) {
    return contents.buffer === template.buffer ? contents : contents.slice();
  }
  return contents && { ...contents };
}

/** All but what `/proc` only seems to have. */
function nodesBelow(node: FileNode): FileNode[] {
  const { contents } = node;
  if (!contents || contents instanceof Uint8Array) return [node];
  const inside = Object.values(contents).filter(({ parent }) => parent === node);
  return [node, ...inside.flatMap(nodesBelow)];
}

function noteStreams({ FS }: Machine): () => void {
  const streams = FS.streams.map((stream) => stream && { stream, fd: stream.fd });
  return () => {
    FS.streams.splice(0, FS.streams.length);
    for (const noted of streams) {
      FS.streams.push(noted && Object.assign(noted.stream, { fd: noted.fd }));
    }
  };
}
