import { writePlace } from './edit-place.ts';
import type { ShownPreview } from './shown-preview.ts';
import type { MarkPlace } from './use-edit-mark.ts';

type Names = Pick<ShownPreview, 'bannerKeys' | 'pageKeys' | 'blockIds'>;

/** Marks by what the draft calls its documents; what is none of the draft has no mark. */
export function markPlaces({ bannerKeys, pageKeys, blockIds }: Names): MarkPlace {
  const keys = {
    banner: new Map(Object.entries(bannerKeys)),
    page: new Map(Object.entries(pageKeys)),
  };
  const blocks = new Map(Object.entries(blockIds));

  /** A page without blocks of its own has the usual ones, which stand in no document. */
  function blockAt(page: string, pointer: string): string {
    const [, id] = /^\/blocks\/(.+)$/.exec(pointer) ?? [];
    if (id === undefined) return pointer;
    const at = blocks.get(page)?.indexOf(id) ?? -1;
    return at < 0 ? '/blocks' : `/blocks/${at}`;
  }

  return (kind, given, pointer) => {
    const name = String(given);
    const key = kind === 'banner' || kind === 'page' ? keys[kind].get(name) : name;
    if (key === undefined) return {};
    const at = kind === 'page' ? blockAt(name, pointer) : pointer;
    return { 'data-edit': writePlace({ kind, key, pointer: at }) };
  };
}
