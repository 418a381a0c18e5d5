import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Code } from '../view/blocks.tsx';
import type { TryValues } from './page-data.server.ts';
import type { Tried } from './try-call.server.ts';

interface TryFormProps {
  values: TryValues;
  tried: Tried | undefined;
  /** Somebody is logged in, whose own data may be looked at. */
  hasSession: boolean;
}

const AS_CODE = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Makes the call of a page, by a form that needs no script. */
export function TryForm({ values, tried, hasSession }: TryFormProps) {
  const { t } = useTranslation('api');
  const answer = tried?.answer;
  const sessionHint = hasSession && !values.isForm ? ` ${t('doc.trySession')}` : '';
  return (
    <Card title={t('doc.try')} subtitle={t('doc.tryText')} headingLevel={2}>
      <Stack gap={5}>
        <Form method="post" action="#tried" autoComplete="off">
          <FormStack>
            {values.takesToken ? (
              <TextField
                {...AS_CODE}
                name="token"
                label={t('doc.tryToken')}
                hint={t('doc.tryTokenHint') + sessionHint}
                errors={errorsOf(tried, 'token')}
              />
            ) : null}
            <CallFields values={values} tried={tried} />
            <FormActions>
              <SubmitButton>{t('doc.send')}</SubmitButton>
            </FormActions>
          </FormStack>
        </Form>
        <div id="tried" role="status">
          {answer ? (
            <Stack gap={2}>
              <h3>
                {t('doc.answered')} {answer.status}
              </h3>
              <Code parts={answer.parts} />
            </Stack>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
}

function errorsOf(tried: Tried | undefined, field: 'token' | 'body'): string[] | undefined {
  return tried?.problem?.field === field ? [tried.problem.text] : undefined;
}

function CallFields({ values, tried }: Pick<TryFormProps, 'values' | 'tried'>) {
  const { t } = useTranslation('api');
  const { params, query, body, isForm } = values;
  const given = tried?.given ?? {};
  return (
    <>
      {params.map(({ name, value }) => (
        <TextField
          key={name}
          {...AS_CODE}
          required
          name={`param-${name}`}
          label={<code>{name}</code>}
          defaultValue={given[`param-${name}`] ?? value}
        />
      ))}
      {query === undefined || isForm ? null : (
        <TextField
          {...AS_CODE}
          name="query"
          label={t('doc.tryQuery')}
          defaultValue={given['query'] ?? query}
        />
      )}
      {query !== undefined && isForm ? (
        <TextArea
          {...AS_CODE}
          name="query"
          label={t('doc.tryFields')}
          rows={3}
          defaultValue={given['query'] ?? query}
        />
      ) : null}
      {body === undefined ? null : (
        <TextArea
          {...AS_CODE}
          name="body"
          label={t('doc.tryBody')}
          rows={6}
          defaultValue={given['body'] ?? body}
          errors={errorsOf(tried, 'body')}
        />
      )}
    </>
  );
}
