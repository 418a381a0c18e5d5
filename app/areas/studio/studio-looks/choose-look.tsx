import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { CheckboxGroup } from '#app/ui/fields/checkbox.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { KEEPABLE } from '#themes/looks/apply-look.ts';
import type { ChosenLook } from './looks.server.ts';

const HERE = pagePath('studio/looks');

/** Says what a look replaces before it does, and offers to keep what is the owner's own. */
export function ChooseLook({ chosen, rev }: { chosen: ChosenLook; rev: number }) {
  const { t } = useTranslation('studio-fields');
  const { id, name, parts, own } = chosen;
  const keepable = KEEPABLE.filter((one) => parts.includes(one));
  return (
    <Dialog title={name} isOpen closeLabel={t('looks.cancel')} closeHref={HERE}>
      <Form method="post" action={HERE} preventScrollReset>
        <input type="hidden" name="rev" value={rev} />
        <FormStack>
          <Stack gap={2}>
            <p>{t('looks.replaces')}</p>
            <PlainList gap={1}>
              {parts.map((part) => (
                <li key={part}>{t(`looks.parts.${part}`)}</li>
              ))}
            </PlainList>
            <p>{t('looks.stays')}</p>
          </Stack>
          {keepable.length === 0 ? null : (
            <CheckboxGroup
              name="keep"
              label={t('looks.keep')}
              defaultValue={own}
              choices={keepable.map((value) => ({ value, label: t(`looks.mine.${value}`) }))}
            />
          )}
          <FormActions>
            <SubmitButton name="look" value={id}>
              {t('looks.use')}
            </SubmitButton>
            <ButtonLink to={HERE} tone="outline" keepsPlace>
              {t('looks.cancel')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
