import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Outlet,
  useLoaderData,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { isUnreached } from '#app/lib/checkout/unreached.ts';
import { errorKindOf } from '#app/lib/core/error-kind.ts';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { RootErrorScreen } from '#app/shell/root-error-screen.tsx';
import { shellData } from '#app/shell/shell-data.server.ts';
import { Shell } from '#app/shell/shell.tsx';

/** The pages name themselves; only an error screen in their place is named here. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && error !== undefined
    ? [{ title: `${data.errorTitles[errorKindOf(error)]} · ${data.panelName}` }]
    : [];

export async function loader({ context }: LoaderFunctionArgs) {
  return shellData(context);
}

/** Money is on its way there, and may have arrived when they are left. */
const PAYMENT_OUTCOME = /\/add-funds\/(success|error)$/;

/**
 * Whatever was sent may have changed who is there or what they have; a mere visit does not. Whoever
 * stays where they are asks for it on purpose.
 */
export function shouldRevalidate({
  actionResult,
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isUnreached(actionResult)) return false;
  if (formMethod === undefined) {
    return currentUrl.href === nextUrl.href || PAYMENT_OUTCOME.test(currentUrl.pathname);
  }
  return formMethod !== 'GET';
}

export default function ShellRoute() {
  return (
    <Shell data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

/** A page that fails leaves the shell around it standing. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('shell');
  if (!data) return <RootErrorScreen />;
  return (
    <Shell data={data} isFailed>
      <ErrorScreen />
    </Shell>
  );
}
