import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { problemText } from '#app/areas/studio/fields/field-problem.ts';
import { useFieldWords } from '#app/areas/studio/fields/field-words.ts';
import { placeId } from '#app/areas/studio/form/field-place.ts';
import { nearestField } from '#app/areas/studio/form/nearest-field.ts';
import { link } from '#app/ui/link.css.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import type { ShownForm } from './shown-form.ts';

interface EditorNoticeProps {
  shown: ShownForm;
  fields: readonly FieldNode[];
}

/** Above the form: why it was not saved, and what keeps it from being published. */
export function EditorNotice({ shown, fields }: EditorNoticeProps) {
  const { t } = useTranslation('studio-fields');
  const { refusal, theirs } = shown;
  if (refusal === 'conflict') {
    return (
      <Alert tone="warning" announce="now" title={t('conflict.alert')}>
        {t('conflict.alertText', { count: theirs.length })}
      </Alert>
    );
  }
  if (refusal === 'gone') {
    return (
      <Alert tone="warning" announce="now" title={t('editor.gone')}>
        {t('editor.goneText')}
      </Alert>
    );
  }
  if (refusal === 'unreached') {
    return (
      <Alert tone="danger" announce="now" title={t('editor.unreached')}>
        {t('editor.unreachedText')}
      </Alert>
    );
  }
  return <Problems shown={shown} fields={fields} />;
}

function Problems({ shown, fields }: EditorNoticeProps) {
  const { t } = useTranslation('studio-fields');
  const words = useFieldWords();
  const { problems, document, refusal } = shown;
  if (problems.length === 0) return null;
  const all = problems.map((problem) => {
    const at = nearestField(fields, problem.pointer, document);
    const text = at ? problemText(problem, at.field, t) : t('problem.value');
    return { pointer: at?.pointer ?? '', label: at && words.label(at.field), text };
  });
  const lines = new Map(all.map((line) => [`${line.pointer} ${line.text}`, line]));
  return (
    <Alert
      tone={refusal === 'refused' ? 'danger' : 'info'}
      title={refusal === 'refused' ? t('editor.refused') : t('editor.unfinished')}
      {...(refusal === 'refused' && { announce: 'now' as const })}
    >
      <PlainList gap={1}>
        {[...lines].map(([id, { pointer, label, text }]) => (
          <li key={id}>
            {label === undefined ? (
              text
            ) : (
              <a className={link()} href={`#${placeId(pointer)}`}>
                {t('problem.at', { label, text })}
              </a>
            )}
          </li>
        ))}
      </PlainList>
    </Alert>
  );
}
