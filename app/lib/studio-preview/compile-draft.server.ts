import type { AnswerOf } from '#core/platform/operations/operation.contract.ts';
import type { getPreviewDocuments } from '#core/studio/preview/preview.operations.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { PageDocument } from '#instance-schema/generated/page-document.ts';
import { acceptDocuments } from '../instance/accept-documents.server.ts';
import { compileInstance } from '../instance/compile-instance.server.ts';
import type {
  CompiledInstance,
  CompileTheme,
  InstanceDocuments,
} from '../instance/compiled-instance.ts';
import type { Rejection } from '../instance/salvage.server.ts';
import type { DraftProblem } from './draft-problem.ts';

type PreviewDocuments = AnswerOf<typeof getPreviewDocuments>['data'];

/** A draft as its pages are made from it. */
export interface CompiledDraft {
  version: string;
  instance: CompiledInstance;
  /** What could not be shown as it was typed. */
  problems: DraftProblem[];
  /** The keys of its banners, which pages know by their place in the list. */
  bannerKeys: string[];
  /** The keys of its pages, by slug or else route name. */
  pageKeys: Record<string, string>;
  /** The ids of their blocks, in the order of the document. */
  blockIds: Record<string, string[]>;
}

interface DraftInput {
  documents: PreviewDocuments;
  host: string;
  /** What is served to everybody: stands in for what cannot be shown. */
  published: InstanceDocuments | undefined;
  compileTheme: CompileTheme;
}

const KINDS = {
  settings: 'settings',
  pages: 'page',
  menuItems: 'menu-item',
  banners: 'banner',
  specialOffers: 'special-offer',
} as const;

/** Undefined where not even the settings are of any use and nothing was published before. */
export function compileDraft(input: DraftInput): CompiledDraft | undefined {
  const { documents: typed, host, published, compileTheme } = input;
  const { keys } = typed;
  const { documents, rejections } = acceptDocuments({
    host,
    arrived: {
      settings: typed.settings,
      pages: typed.pages,
      menuItems: typed.menu_items,
      banners: typed.banners,
      specialOffers: typed.special_offers,
    },
    lastGood: published,
  });
  if (!documents) return undefined;
  const compiled = compileInstance({ host, documents, compileTheme });
  if (!compiled.ok) return undefined;
  const keysIn = {
    ...keys,
    menuItems: keys.menu_items,
    specialOffers: keys.special_offers,
    settings: undefined,
  };
  const of = (name: keyof typeof KINDS) => rejections.filter((own) => own.document === name);
  const pages = kept(keys.pages, of('pages'));
  return {
    version: typed.version,
    instance: compiled.instance,
    problems: rejections.map((own) => problemOf(KINDS[own.document], own, keysIn[own.document])),
    bannerKeys: kept(keys.banners, of('banners')),
    pageKeys: Object.fromEntries(
      documents.pages.map((page, at) => [nameOf(page), pages[at] ?? '']),
    ),
    blockIds: Object.fromEntries(
      documents.pages.flatMap((page) =>
        page.blocks ? [[nameOf(page), page.blocks.map(({ id }) => id)]] : [],
      ),
    ),
  };
}

/** What pages of the panel call a page of the owner. */
const nameOf = ({ slug, route_name }: PageDocument): string => slug ?? route_name;

/** The keys of those entries that are shown. */
function kept(keys: readonly string[], rejections: readonly Rejection[]): string[] {
  const gone = new Set(
    rejections.filter(({ replacedBy }) => replacedBy === 'nothing').map(({ pointer }) => pointer),
  );
  return keys.filter((_, at) => !gone.has(`/${at}`));
}

/** By the key of its document instead of the place in a list. */
function problemOf(
  kind: DocumentKind,
  { pointer, replacedBy }: Rejection,
  keys: readonly string[] | undefined,
): DraftProblem {
  if (!keys) return { kind, key: kind, pointer, replacedBy };
  const [, place = '', rest = ''] = /^\/(\d+)(.*)$/s.exec(pointer) ?? [];
  return { kind, key: keys[Number(place)] ?? '', pointer: rest, replacedBy };
}
