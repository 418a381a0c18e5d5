import { createContext, useContext, type ReactNode } from 'react';
import type { FieldNode } from '#instance-schema/field-node.ts';
import type { Language } from '#locales/languages.ts';
import type { FieldProblem } from './field-problem.ts';
import type { Values } from '../form/documents.ts';

export interface SceneOption {
  value: string;
  label: string;
  group?: string;
}

export interface ScenePicture {
  url: string;
  width: number;
  height: number;
}

/** What can be chosen from beside what the schemas say themselves. */
export interface SceneChoices {
  pictures: readonly ScenePicture[];
  routes: readonly SceneOption[];
  /** Paths of the panel that a link can lead to. */
  paths: readonly string[];
  countries: readonly SceneOption[];
  networks: readonly SceneOption[];
  /** The same networks by what addresses call them. */
  networkSlugs: readonly SceneOption[];
  serviceTypes: readonly SceneOption[];
  offers: readonly SceneOption[];
  fonts: readonly SceneOption[];
}

/** A field that was changed here and, to something else, in another window. */
export interface FieldConflict {
  theirs: unknown;
}

export interface Scene {
  document: Values;
  /** What the form is compared with when it is sent. */
  base: Values;
  /** Of the document, which an entry of its own kind has as well. */
  fields: readonly FieldNode[];
  problems: ReadonlyMap<string, readonly FieldProblem[]>;
  conflicts: ReadonlyMap<string, FieldConflict>;
  choices: SceneChoices;
  /** Those that the panel is offered in. */
  languages: readonly Language[];
  zone: string | undefined;
  /** Whether the document is saved for the first time: its lists have no buttons yet. */
  isNew: boolean;
}

const SceneContext = createContext<Scene | undefined>(undefined);

export function SceneProvider({ scene, children }: { scene: Scene; children: ReactNode }) {
  return <SceneContext.Provider value={scene}>{children}</SceneContext.Provider>;
}

/** What a form is made with beside its fields. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScene needs a SceneProvider around it.');
  return scene;
}
