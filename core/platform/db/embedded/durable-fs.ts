import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeFsInit = NodeFS['init'];
type EngineOptions = Parameters<NodeFsInit>[1];

/** An open file or directory of Emscripten's bridge to Node; `nfd` is Node's descriptor. */
export interface BridgeStream {
  nfd: number;
  node: BridgeNode;
}

export interface BridgeNode {
  name: string;
  parent: BridgeNode;
}

type WriteArguments = [
  stream: BridgeStream,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number,
];

/** The part of Emscripten's NODEFS that this program changes. */
export interface Bridge {
  stream_ops: {
    fsync?(stream: BridgeStream): number;
    write(...args: WriteArguments): number;
  };
  tryFSOperation<T>(operation: () => T): T;
  realPath(node: BridgeNode): string;
}

export interface DurableFsOptions {
  /** Called when the engine has aborted and must not be spoken to again. */
  onAbort?(reason: unknown): void;
  /** Flushes a descriptor; the tests of durability take the effect away or make it fail. */
  fsync?(descriptor: number): void;
  /** Sees the bridge before the engine does; the tests of durability record what it does. */
  observe?(bridge: Bridge): void;
}

const WRITE_AHEAD_LOG = /[\\/]pg_wal[\\/]/;

/**
 * PGlite's bridge to the file system of Node, made to keep what it promises: as it ships, fsync
 * is missing, so that PostgreSQL believes in flushes that never happen.
 */
export class DurableFs extends NodeFS {
  readonly #options: DurableFsOptions;
  /** Flushes of the write-ahead log, which every commit must cause. */
  walFlushes = 0;
  /** Bytes written to the write-ahead log. */
  walBytes = 0;

  constructor(directory: string, options: DurableFsOptions = {}) {
    super(directory);
    this.#options = options;
  }

  override async init(pg: Parameters<NodeFsInit>[0], options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((mod: object) => {
      if (!('NODEFS' in mod)) throw new Error('This PGlite has no bridge to the file system.');
      // The module is untyped; pglite is pinned, and the probe at the start proves the effect.
      this.#makeDurable(mod.NODEFS as Bridge);
    });
    const onAbort = (reason: unknown) => this.#options.onAbort?.(reason);
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } };
  }

  #makeDurable(bridge: Bridge): void {
    const { fsync = fs.fsyncSync, observe } = this.#options;
    observe?.(bridge);
    const operations = bridge.stream_ops;
    const write = operations.write;
    const isLog = (stream: BridgeStream) => WRITE_AHEAD_LOG.test(bridge.realPath(stream.node));
    operations.write = (...args) => {
      const written = write(...args);
      if (isLog(args[0])) this.walBytes += written;
      return written;
    };
    const observed = operations.fsync;
    operations.fsync = (stream) => {
      // The error number reaches PostgreSQL, which stops at once and recovers at the next start.
      bridge.tryFSOperation(() => fsync(stream.nfd));
      if (isLog(stream)) this.walFlushes += 1;
      return observed?.(stream) ?? 0;
    };
  }
}
