import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { ErrorScreen } from '../../shell/error-screen.tsx';
import { RootErrorScreen } from '../../shell/root-error-screen.tsx';
import { shellData } from '../../shell/shell-data.server.ts';
import { Shell } from '../../shell/shell.tsx';

export { shouldRevalidate } from '../../root.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return shellData(context);
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
    <Shell data={data}>
      <ErrorScreen />
    </Shell>
  );
}
