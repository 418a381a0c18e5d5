import { AppError, type ErrorCode, type FieldProblem } from '#core/errors.ts';
import { sniffPicture } from '#core/platform/assets/asset.ts';
import { PictureRefusal } from '#core/platform/assets/picture-refusal.ts';
import { preparePicture } from '#core/platform/assets/prepare-picture.ts';
import {
  fitsName,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENT_MEGABYTES,
  type DocumentExtension,
} from './document-type.pure.ts';
import { pdfProblem } from './pdf-problem.ts';

/** A document that was checked and can be kept. */
export interface ReadDocument {
  bytes: Uint8Array;
  extension: DocumentExtension;
}

interface Brought {
  bytes: Uint8Array;
  /** As the customer's file is called; nothing of it is kept. */
  name: string | undefined;
}

const PICTURES = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/**
 * A document by its content, whatever it is called. A picture is decoded and written anew, so that
 * nothing of the file but its pixels is left; a PDF stays as it is, and is refused where it does
 * more than show pages.
 */
export async function readDocument({ bytes, name }: Brought): Promise<ReadDocument> {
  if (bytes.byteLength > MOST_DOCUMENT_BYTES) {
    const limit = MOST_DOCUMENT_MEGABYTES;
    throw refused({ code: 'document_bytes', params: { limit } }, 'payload_too_large');
  }
  const extension = extensionOf(bytes);
  if (extension === undefined) throw refused({ code: 'document_type' }, 'unsupported_media_type');
  if (name !== undefined && !fitsName(name, extension)) throw refused({ code: 'document_name' });
  if (extension === 'pdf') {
    const problem = pdfProblem(bytes);
    if (problem) throw refused({ code: problem });
    return { bytes, extension };
  }
  return { bytes: await anew(bytes), extension };
}

function extensionOf(bytes: Uint8Array): DocumentExtension | undefined {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  const format = sniffPicture(bytes);
  return format === 'png' || format === 'jpeg' || format === 'webp' ? PICTURES[format] : undefined;
}

async function anew(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await preparePicture(bytes)).bytes;
  } catch (error) {
    throw error instanceof PictureRefusal ? error.at('content') : error;
  }
}

const refused = (problem: FieldProblem, status: ErrorCode = 'validation_failed'): AppError =>
  new AppError(status, { fields: { content: [problem] } });
