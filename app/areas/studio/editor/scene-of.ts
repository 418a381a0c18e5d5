import type { Scene } from '#app/areas/studio/fields/editor-scene.tsx';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import type { LoadedEditor } from './editor-form.tsx';
import type { ShownForm } from './shown-form.ts';

/** What the fields of a form are made with. */
export function sceneOf(loaded: LoadedEditor, shown: ShownForm): Scene {
  const problems = new Map<string, FieldProblem[]>();
  for (const problem of shown.problems) {
    problems.set(problem.pointer, [...(problems.get(problem.pointer) ?? []), problem]);
  }
  return {
    document: shown.document,
    base: shown.base,
    fields: loaded.fields,
    problems,
    conflicts: new Map(shown.theirs.map(({ pointer, value }) => [pointer, { theirs: value }])),
    choices: loaded.choices,
    languages: loaded.languages,
    zone: loaded.zone,
    isNew: loaded.key === undefined,
  };
}
