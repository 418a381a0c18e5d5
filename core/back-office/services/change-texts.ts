import type { ServiceParts } from '#core/catalogue/services/read-whole.ts';
import { AppError } from '#core/errors.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#locales/languages.ts';

/** As somebody has written it; what is left out is taken away. */
interface Written {
  name?: string | undefined;
  description?: string | undefined;
}

interface TextChanges {
  words: { language: Language; name: string; description: string | null }[];
  withdrawn: Language[];
  changes: FieldChange[];
}

/** What becomes of the texts of a service; languages that are not mentioned stay as they are. */
export function changedTexts(
  present: ServiceParts['texts'],
  written: Partial<Record<Language, Written | undefined>>,
): TextChanges {
  const result: TextChanges = { words: [], withdrawn: [], changes: [] };
  for (const language of LANGUAGES) {
    const [own, before] = [written[language], present[language]];
    if (!own) continue;
    const { name, description = null } = own;
    if (name === undefined && description !== null) refuseName(language);
    if (name === undefined && !before) continue;
    const changes = [
      { field: 'name' as const, before: before?.name ?? null, after: name ?? null, language },
      {
        ...{ field: 'description' as const, before: before?.description ?? null },
        ...{ after: description, language },
      },
    ].filter((change) => change.before !== change.after);
    if (changes.length === 0) continue;
    result.changes.push(...changes);
    if (name === undefined) result.withdrawn.push(language);
    else result.words.push({ language, name, description });
  }
  const isLeft = Object.keys(present).some((one) => !result.withdrawn.some((gone) => gone === one));
  if (result.withdrawn.length > 0 && !isLeft && result.words.length === 0) {
    refuseName(DEFAULT_LANGUAGE);
  }
  return result;
}

function refuseName(language: Language): never {
  const fields = { [`texts.${language}.name`]: [{ code: 'required' as const }] };
  throw new AppError('validation_failed', { fields });
}
