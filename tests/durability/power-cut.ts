import fs from 'node:fs';
import path from 'node:path';
import { ROOT, type FileId, type Journal, type Operation } from './journal.ts';
import type { Random } from './random.ts';

/**
 * What a disk may have kept of what was not flushed: nothing, all of it (as after a killed
 * process), everything up to a moment, names without their contents, or any part of it.
 */
export const MOODS = ['nothing', 'everything', 'ordered', 'names only', 'anything'] as const;
export type Mood = (typeof MOODS)[number];

/** The sizes in which disks and file systems write as a whole. */
const SECTORS = [512, 4096];
const KEEP = 0.5;

interface Change {
  at: number;
  operation: Operation;
}

interface Entry {
  folder: FileId;
  name: string;
}

/** The state of a disk between two operations: what is on it for sure, and what may be. */
interface DiskState {
  settled: Change[];
  open: Change[];
}

/** Builds the directory that is found after the power was cut in front of an operation. */
export function rebuildAfterCut(
  journal: Journal,
  cut: { position: number; mood: Mood; random: Random },
  target: string,
): void {
  const { settled, open } = settle(journal.operations.slice(0, cut.position));
  const kept = open.flatMap((change) => survivors(change, cut));
  const changes = [...settled, ...kept].sort((one, other) => one.at - other.at);
  materialize(journal, changes, target);
}

/** Splits the operations into those that a flush has brought to the disk and the others. */
function settle(operations: Operation[]): DiskState {
  const settled: Change[] = [];
  let open: Change[] = [];
  operations.forEach((operation, at) => {
    if (operation.kind !== 'flush') {
      open.push({ at, operation });
      return;
    }
    const flushed = withNewFolders(operation.file, open);
    const isFlushed = (change: Change) => flushes(change.operation, flushed);
    settled.push(...open.filter(isFlushed));
    open = open.filter((change) => !isFlushed(change));
  });
  return { settled, open };
}

/**
 * The flushed file and the new folders it lies in. A flush of a file also brings its new name to
 * the disk, as the journals of ext4, XFS, btrfs and APFS do, and PostgreSQL relies on that.
 */
function withNewFolders(file: FileId, open: Change[]): { file: FileId; names: Set<FileId> } {
  const names = new Set([file]);
  for (const { operation } of open.toReversed()) {
    if (operation.kind === 'create' && names.has(operation.file)) names.add(operation.folder);
  }
  return { file, names };
}

function flushes(
  operation: Operation,
  { file, names }: { file: FileId; names: Set<FileId> },
): boolean {
  switch (operation.kind) {
    case 'write':
    case 'truncate':
      return operation.file === file;
    case 'create':
      return operation.folder === file || names.has(operation.file);
    case 'remove':
      return operation.folder === file;
    case 'rename':
      return operation.to === file || operation.from === file;
    case 'flush':
      return false;
  }
}

function survivors(
  change: Change,
  { mood, random, position }: { mood: Mood; random: Random; position: number },
): Change[] {
  const { operation } = change;
  const isContent = operation.kind === 'write' || operation.kind === 'truncate';
  switch (mood) {
    case 'nothing':
      return [];
    case 'everything':
      return [change];
    case 'names only':
      return isContent ? [] : [change];
    case 'ordered':
      // The last write before the cut is the one that is torn.
      if (change.at < position - 1 || operation.kind !== 'write') return [change];
      return tear(change, random);
    case 'anything':
      if (operation.kind === 'write') return tear(change, random);
      return random.chance(KEEP) ? [change] : [];
  }
}

/** The parts of a write that reached the disk, by whole sectors of one size. */
function tear(change: Change, random: Random): Change[] {
  const { operation } = change;
  if (operation.kind !== 'write') return [change];
  if (random.chance(KEEP / 2)) return [change];
  if (random.chance(KEEP / 2)) return [];
  const sector = random.pick(SECTORS);
  const parts: Change[] = [];
  const end = operation.at + operation.bytes.length;
  for (let from = operation.at; from < end;) {
    const to = Math.min(end, (Math.floor(from / sector) + 1) * sector);
    if (random.chance(KEEP)) {
      const bytes = operation.bytes.subarray(from - operation.at, to - operation.at);
      parts.push({ at: change.at, operation: { ...operation, at: from, bytes } });
    }
    from = to;
  }
  return parts;
}

function materialize(journal: Journal, changes: Change[], target: string): void {
  const entries = new Map<FileId, Entry[]>();
  const folders = new Set<FileId>([ROOT]);
  const content = new Map<FileId, Operation[]>();
  for (const { file, folder, name, isFolder } of journal.base) {
    entries.set(file, [{ folder, name }]);
    if (isFolder) folders.add(file);
  }
  const baseEntries = structuredClone(entries);
  for (const { operation } of changes) {
    if (operation.kind === 'create' && operation.isFolder) folders.add(operation.file);
    if (operation.kind === 'write' || operation.kind === 'truncate') {
      const before = content.get(operation.file);
      if (before) before.push(operation);
      else content.set(operation.file, [operation]);
    } else {
      applyName(entries, operation);
    }
  }
  const placeIn = (names: Map<FileId, Entry[]>) => (file: FileId) => placesOf(names, file);
  const basePlaces = placeIn(baseEntries);
  const places = placeIn(entries);
  fs.mkdirSync(target, { mode: 0o700, recursive: true });
  for (const folder of folders) {
    for (const place of places(folder)) {
      fs.mkdirSync(path.join(target, place), { mode: 0o700, recursive: true });
    }
  }
  for (const file of entries.keys()) {
    if (folders.has(file)) continue;
    const [basePlace] = basePlaces(file);
    for (const place of places(file)) {
      const destination = path.join(target, place);
      if (basePlace === undefined) fs.writeFileSync(destination, '', { mode: 0o600 });
      else fs.copyFileSync(path.join(journal.baseDirectory, basePlace), destination);
      applyContent(destination, content.get(file) ?? []);
    }
  }
}

function applyName(entries: Map<FileId, Entry[]>, operation: Operation): void {
  const drop = (file: FileId, folder: FileId, name: string) => {
    const rest = (entries.get(file) ?? []).filter(
      (entry) => entry.folder !== folder || entry.name !== name,
    );
    entries.set(file, rest);
  };
  const put = (file: FileId, folder: FileId, name: string) => {
    for (const other of entries.keys()) drop(other, folder, name);
    entries.set(file, [...(entries.get(file) ?? []), { folder, name }]);
  };
  if (operation.kind === 'create') put(operation.file, operation.folder, operation.name);
  if (operation.kind === 'remove') drop(operation.file, operation.folder, operation.name);
  if (operation.kind === 'rename') {
    drop(operation.file, operation.from, operation.name);
    put(operation.file, operation.to, operation.newName);
  }
}

/** The paths of a file: none, once it or one of its folders has lost its name. */
function placesOf(entries: Map<FileId, Entry[]>, file: FileId): string[] {
  if (file === ROOT) return [''];
  return (entries.get(file) ?? []).flatMap(({ folder, name }) =>
    placesOf(entries, folder).map((place) => path.join(place, name)),
  );
}

function applyContent(file: string, operations: Operation[]): void {
  if (operations.length === 0) return;
  const descriptor = fs.openSync(file, 'r+');
  try {
    for (const operation of operations) {
      if (operation.kind === 'truncate') fs.ftruncateSync(descriptor, operation.size);
      if (operation.kind === 'write') {
        fs.writeSync(descriptor, operation.bytes, 0, operation.bytes.length, operation.at);
      }
    }
  } finally {
    fs.closeSync(descriptor);
  }
}
