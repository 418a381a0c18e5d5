import { redirect, type AppLoadContext } from '@remix-run/node';
import { cancelSchedule } from '#core/studio/publishing/publishing.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Takes a publication back that waits, or the end of one that has begun. */
export async function cancelPublication({ core, flash }: AppLoadContext, form: FormData) {
  const scheduleId = form.get('schedule');
  if (typeof scheduleId !== 'string' || !/^\d{1,15}$/.test(scheduleId)) {
    throw new Response(null, { status: 400 });
  }
  try {
    await core.call(cancelSchedule, { params: { scheduleId } });
    flash.leave('scheduleCanceled');
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    // It has begun, or somebody else was quicker; the list says how it stands.
    flash.leave('notSaved');
  }
  return redirect(pagePath('studio/schedule'), 303);
}
