/** How documents are kept and sent, by their extension. */
export const DOCUMENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const;

export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

export const MOST_DOCUMENT_MEGABYTES = 10;
export const MOST_DOCUMENT_BYTES = MOST_DOCUMENT_MEGABYTES * 1_000_000;

const OTHER_NAMES: Readonly<Record<string, DocumentExtension>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
};

/** Whether the name of a file says what is in it; one without an extension says nothing. */
export function fitsName(name: string, extension: DocumentExtension): boolean {
  const said = /\.([^./\\]*)$/.exec(name.trim())?.[1]?.toLowerCase();
  return said === undefined || (OTHER_NAMES[said] ?? said) === extension;
}

const FORM = /^([0-9a-f]{32})\.(jpg|png|webp|pdf)$/;

/** What a document is called outside: its id, which nobody can guess, and what it is. */
export function filenameOf({
  id,
  extension,
}: {
  id: string;
  extension: DocumentExtension;
}): string {
  return `${id}.${extension}`;
}

/** The id in such a name; undefined for what was never one. */
export function idInFilename(filename: string): string | undefined {
  return FORM.exec(filename)?.[1];
}
