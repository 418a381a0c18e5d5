export interface WorkerData {
  dataDirectory: string;
}

export type ToWorker = { id: number; message: Uint8Array<ArrayBuffer> } | { close: true };

export type FromWorker =
  | { ready: true }
  | { failed: string }
  | { id: number; answer: Uint8Array; walBytes: number };
