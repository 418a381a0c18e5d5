/** A file or a folder, whatever it is called at the moment. */
export type FileId = number;

/** What the database asked of the file system, in order. */
export type Operation =
  | { kind: 'create'; file: FileId; folder: FileId; name: string; isFolder: boolean }
  | { kind: 'rename'; file: FileId; from: FileId; name: string; to: FileId; newName: string }
  | { kind: 'remove'; file: FileId; folder: FileId; name: string }
  | { kind: 'write'; file: FileId; at: number; bytes: Uint8Array }
  | { kind: 'truncate'; file: FileId; size: number }
  | { kind: 'flush'; file: FileId };

/** A file as it lay on the disk when the recording began. */
export interface BaseFile {
  file: FileId;
  folder: FileId;
  name: string;
  isFolder: boolean;
}

export const ROOT: FileId = 0;

/** Everything that happened to a data directory since a moment at which all of it was on the disk. */
export interface Journal {
  /** A copy of the directory at that moment. */
  baseDirectory: string;
  base: BaseFile[];
  operations: Operation[];
}
