import { useRouteLoaderData } from '@remix-run/react';
import type { ShellData } from '../shell/shell-data.server.ts';

/** What the grade of the visitor takes off, and what it is called; undefined where it is nothing. */
export function useGradeDiscount(): { name: string; share: number } | undefined {
  const grade = useRouteLoaderData<ShellData>('shell')?.profile?.grade;
  return grade && grade.discount > 0 ? { name: grade.name, share: grade.discount } : undefined;
}
