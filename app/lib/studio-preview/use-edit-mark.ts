import { useLocation } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { routeNameOf } from '../pages/route-name.ts';

/** Says of an element which value of which document it shows; nothing outside of a preview. */
export interface EditMark {
  'data-edit'?: string;
}

/**
 * A page is named by its slug or route name, a banner by its place among the banners: that is what
 * those know who show them.
 */
export type MarkPlace = (kind: DocumentKind, key: string | number, pointer: string) => EditMark;

const UNMARKED: EditMark = {};

export const EditMarkContext = createContext<MarkPlace>(() => UNMARKED);

/** For the attributes of an element: `{...mark('settings', 'settings', '/panelName')}`. */
export const useEditMark = (): MarkPlace => useContext(EditMarkContext);

/**
 * The same for what the owner says of the page that is open. A block is named by its id, since
 * those that have nothing to show are left out.
 */
export function usePageMark(): (pointer: string) => EditMark {
  const mark = useEditMark();
  const { pathname } = useLocation();
  return (pointer) => mark('page', routeNameOf(pathname) ?? '', pointer);
}
