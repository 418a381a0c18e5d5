import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { TagResult } from './tag-result.tsx';
import type { TagAnswer, TagFields } from './tags-page.server.ts';
import { useTags } from './use-tags.ts';

interface TagFormProps {
  answer: TagAnswer;
  result: object | undefined;
  constraint: object;
  /** Whether there is a tool that finds keywords. */
  hasKeywords: boolean;
}

/** What a video is about, and beside it the tags that this makes: as one types, or once it is sent. */
export function TagForm({ answer, result, constraint, hasKeywords }: TagFormProps) {
  const { t } = useTranslation('tags');
  const {
    form,
    fields,
    result: lastResult,
  } = useServerForm<TagFields>({
    ...{ id: 'tags', result, constraint, defaultValue: answer.input },
  });
  const labels = {
    title: t('form.title'),
    description: t('form.description'),
    keywords: t('form.keywords'),
  };
  const own = useRef<HTMLFormElement>(null);
  const model = useTags(answer, own);
  const found = useRef<HTMLElement>(null);
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      ref={own}
      onInput={(event) => model.read(event.currentTarget)}
      onSubmit={(event) => {
        if (!model.isLive) return;
        event.preventDefault();
        model.read(event.currentTarget);
        found.current?.focus();
      }}
    >
      <Columns gap={6} twoFrom="desktop" align="start">
        <Card>
          <FormStack>
            <FormErrors {...{ form, result: lastResult, labels }} />
            <VideoFields {...{ fields, labels }} />
            <FormActions>
              <Button type="submit">{t('form.submit')}</Button>
              {hasKeywords ? (
                <ButtonLink to={pagePath('keywords-tools')} tone="outline">
                  {t('form.find')}
                </ButtonLink>
              ) : null}
            </FormActions>
          </FormStack>
        </Card>
        <section ref={found} tabIndex={-1} aria-label={t('result.title')}>
          <TagResult model={model} />
        </section>
      </Columns>
    </Form>
  );
}

interface VideoFieldsProps {
  fields: ReturnType<typeof useServerForm<TagFields>>['fields'];
  labels: Record<keyof TagFields, string>;
}

/** Any of the three is enough. */
function VideoFields({ fields, labels }: VideoFieldsProps) {
  const { t } = useTranslation('tags');
  return (
    <>
      <TextField
        field={fields.title}
        label={labels.title}
        mark={null}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        field={fields.description}
        label={labels.description}
        mark={null}
        hint={t('form.descriptionHint')}
        rows={8}
        dir="auto"
      />
      <TextArea
        field={fields.keywords}
        label={labels.keywords}
        mark={null}
        hint={t('form.keywordsHint')}
        rows={3}
        dir="auto"
      />
    </>
  );
}
