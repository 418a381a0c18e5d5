import fs from 'node:fs';
import path from 'node:path';
import type { Bridge, BridgeNode, BridgeStream } from '#core/platform/db/embedded/durable-fs.ts';
import { ROOT, type FileId, type Journal } from './journal.ts';

interface Attributes {
  size?: number;
}

/** The calls of Emscripten's bridge that change something on the disk. */
interface RecordedBridge extends Bridge {
  node_ops: {
    mknod(parent: BridgeNode, name: string, mode: number, device: number): BridgeNode;
    rename(node: BridgeNode, folder: BridgeNode, name: string): void;
    unlink(parent: BridgeNode, name: string): void;
    rmdir(parent: BridgeNode, name: string): void;
    symlink(parent: BridgeNode, name: string, target: string): void;
    setattr(node: BridgeNode, attributes: Attributes): void;
  };
  stream_ops: Bridge['stream_ops'] & {
    open(stream: BridgeStream & { shared: object }): void;
    setattr(stream: BridgeStream, attributes: Attributes): void;
  };
}

const S_IFMT = 0o170000;
const S_IFDIR = 0o040000;

/** Keeps a journal of what an engine does to its data directory. */
export class Recorder {
  readonly journal: Journal;
  readonly #root: string;
  /** What every path of now is, relative to the root. */
  readonly #ids = new Map<string, FileId>([['', ROOT]]);
  /** What an open file was at its opening; it may have lost its name since. */
  readonly #open = new WeakMap<object, FileId>();
  #lastId: FileId = ROOT;

  /** `baseDirectory` is a copy of `directory`, all of which counts as being on the disk. */
  constructor(directory: string, baseDirectory: string) {
    this.#root = path.resolve(directory);
    this.journal = { baseDirectory, base: [], operations: [] };
    this.#readBase('');
  }

  get position(): number {
    return this.journal.operations.length;
  }

  /** Stands between the engine and the bridge. */
  observe(bridge: Bridge): void {
    // The whole bridge has these calls; the program itself needs to know only two of them.
    const { node_ops: nodes, stream_ops: streams } = bridge as RecordedBridge;
    const idOf = (node: BridgeNode) => this.#idOf(bridge.realPath(node));
    const placeOf = (parent: BridgeNode, name: string) => path.join(bridge.realPath(parent), name);
    this.#observeNames(nodes, placeOf);
    const { setattr } = nodes;
    nodes.setattr = (node, attributes) => {
      setattr(node, attributes);
      this.#truncate(idOf(node), attributes);
    };
    const { open, write, setattr: setOpen, fsync } = streams;
    streams.open = (stream) => {
      open(stream);
      this.#open.set(stream.shared, idOf(stream.node));
    };
    const opened = (stream: BridgeStream) => this.#opened(stream as Parameters<typeof open>[0]);
    streams.setattr = (stream, attributes) => {
      setOpen(stream, attributes);
      this.#truncate(opened(stream), attributes);
    };
    streams.write = (...args) => {
      const [stream, buffer, offset, , position] = args;
      const written = write(...args);
      // The bytes lie in the memory of the engine, which goes on using it.
      const bytes = new Uint8Array(buffer.subarray(offset, offset + written));
      this.#add({ kind: 'write', file: opened(stream), at: position, bytes });
      return written;
    };
    streams.fsync = (stream) => {
      const result = fsync?.(stream) ?? 0;
      this.#add({ kind: 'flush', file: opened(stream) });
      return result;
    };
  }

  #observeNames(
    nodes: RecordedBridge['node_ops'],
    placeOf: (parent: BridgeNode, name: string) => string,
  ): void {
    const { mknod, rename, unlink, rmdir } = nodes;
    nodes.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      const place = placeOf(parent, name);
      const file = (this.#lastId += 1);
      this.#ids.set(this.#relative(place), file);
      const isFolder = (mode & S_IFMT) === S_IFDIR;
      this.#add({ kind: 'create', file, folder: this.#folderOf(place), name, isFolder });
      return node;
    };
    nodes.rename = (node, folder, newName) => {
      const from = placeOf(node.parent, node.name);
      const to = placeOf(folder, newName);
      rename(node, folder, newName);
      this.#rename(from, to);
    };
    nodes.unlink = (parent, name) => {
      unlink(parent, name);
      this.#remove(placeOf(parent, name));
    };
    nodes.rmdir = (parent, name) => {
      rmdir(parent, name);
      this.#remove(placeOf(parent, name));
    };
    nodes.symlink = () => {
      throw new Error('The recorder knows no links, and the database needs none.');
    };
  }

  #rename(from: string, to: string): void {
    const file = this.#idOf(from);
    const [old, now] = [this.#relative(from), this.#relative(to)];
    for (const [name, id] of [...this.#ids]) {
      if (name !== old && !name.startsWith(`${old}/`)) continue;
      this.#ids.delete(name);
      this.#ids.set(now + name.slice(old.length), id);
    }
    this.#add({
      kind: 'rename',
      file,
      from: this.#folderOf(from),
      name: path.basename(from),
      to: this.#folderOf(to),
      newName: path.basename(to),
    });
  }

  #remove(place: string): void {
    const file = this.#idOf(place);
    this.#ids.delete(this.#relative(place));
    const name = path.basename(place);
    this.#add({ kind: 'remove', file, folder: this.#folderOf(place), name });
  }

  #truncate(file: FileId, { size }: Attributes): void {
    if (size !== undefined) this.#add({ kind: 'truncate', file, size });
  }

  #opened(stream: { shared: object }): FileId {
    const file = this.#open.get(stream.shared);
    if (file === undefined) throw new Error('The recorder missed the opening of a file.');
    return file;
  }

  #idOf(place: string): FileId {
    const file = this.#ids.get(this.#relative(place));
    if (file === undefined) throw new Error(`The recorder does not know ${place}.`);
    return file;
  }

  #folderOf(place: string): FileId {
    return this.#idOf(path.dirname(place));
  }

  #relative(place: string): string {
    return path.relative(this.#root, place);
  }

  #add(operation: Journal['operations'][number]): void {
    this.journal.operations.push(operation);
  }

  #readBase(folder: string): void {
    const place = path.join(this.#root, folder);
    for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
      const relative = path.join(folder, entry.name);
      const file = (this.#lastId += 1);
      this.#ids.set(relative, file);
      this.journal.base.push({
        file,
        folder: this.#idOf(place),
        name: entry.name,
        isFolder: entry.isDirectory(),
      });
      if (entry.isDirectory()) this.#readBase(relative);
    }
  }
}
