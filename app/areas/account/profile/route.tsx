import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CompanyForm } from './company-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { constraints, FORMS, isFormName } from './profile-forms.server.ts';
import { EmailForm, PasswordForm } from './secret-forms.tsx';

export const handle = { i18n: ['accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    ...pageText(context, 'profile'),
    banners: routeBanners(context, 'profile', new URL(request.url).searchParams),
    customer: await requireCustomer(context),
    panelName: context.instance.settings.panelName,
    languages: context.instance.settings.languages,
    countries: await withoutCore(context, () => context.core.call(listCountries)),
    constraints: constraints(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const name = form.get('form');
  if (!isFormName(name)) throw new Response(null, { status: 400 });
  return FORMS[name].save(context, form);
}

export default function ProfilePage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('accounts');
  const { customer, constraints: given } = page;
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <Columns gap={6} twoFrom="desktop" align="start">
        <Stack gap={6}>
          <DetailsForm
            customer={customer}
            languages={page.languages}
            constraint={given.details}
            result={of('details')}
          />
          <CompanyForm
            customer={customer}
            countries={(page.countries?.data ?? []).map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
            constraint={given.company}
            result={of('company')}
          />
          <NotificationsForm customer={customer} result={of('notifications')} />
        </Stack>
        <Stack gap={6}>
          <EmailForm customer={customer} constraint={given.email} result={of('email')} />
          <PasswordForm
            customer={customer}
            panelName={page.panelName}
            constraint={given.password}
            result={of('password')}
          />
          <div>
            <ButtonLink to={pagePath('account-management')} tone="outline">
              {t('security.title')}
            </ButtonLink>
          </div>
        </Stack>
      </Columns>
    </>
  );
}
