import { documentTitle } from '#app/areas/studio/difference/document-title.server.ts';
import { editorOf, labelsOf } from '#app/areas/studio/difference/places-in-words.server.ts';
import type { Place, StudioDocument } from './places.ts';

/** A field as people find it: the document, what the field is called there, and the way to it. */
export interface ShownPlace {
  id: string;
  kind: Place['kind'];
  document: string;
  labels: string[];
  url: string | undefined;
}

export function placeInWords(
  place: Place,
  documents: readonly StudioDocument[],
  locale: string,
): ShownPlace {
  const { kind, key, pointer } = place;
  const body = documents.find((one) => one.kind === kind && one.key === key)?.body;
  return {
    id: `${kind} ${key} ${pointer}`,
    kind,
    document: documentTitle({ kind, key, body }, locale),
    labels: labelsOf({ kind, key, pointer, body }, locale),
    url: editorOf(place),
  };
}
