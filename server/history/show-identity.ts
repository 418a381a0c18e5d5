import { readFile } from 'node:fs/promises';
import { askForDocuments } from '#core/billing/identity-checks/staff/ask-for-documents.ts';
import { endIdentityChecks } from '#core/billing/identity-checks/end-checks.ts';
import {
  approveCheck,
  cancelCheck,
  refuseCheck,
} from '#core/billing/identity-checks/staff/decide-check.ts';
import { getStaffCheck } from '#core/billing/identity-checks/staff/staff-checks.ts';
import { uploadDocument } from '#core/billing/identity-checks/upload-document.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedIdentity } from '#fixtures/history/history-plan.ts';
import { runAlone } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** A little more than both brands give, in minutes. */
const TIME_TO_ANSWER = 30 * 24 * 60 + 20;

type Shown = PlannedIdentity['steps'][number];

/** Drawn for the demo: they show nobody. */
const DOCUMENTS = new URL('../../fixtures/history/documents/', import.meta.url);
const FILES: Readonly<Record<Shown, string>> = {
  identity_front: 'identity-front.jpg',
  selfie: 'selfie.jpg',
  card: 'card.jpg',
};

/** Staff ask somebody to show who they are, and what becomes of that. */
export async function showIdentity(
  stage: Stage,
  troupe: Troupe,
  { who, reason, steps, ends, refusal, uploadedAfter = 0, decidedAfter = 0 }: DeedOf<'identity'>,
): Promise<void> {
  const { deps } = stage;
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const owner = callerOf(troupe, who);
  const customerId = String(owner.customer.id);
  const body = { reason, steps: [...steps] };
  const { id } = await askForDocuments(deps, staff, { customerId, body });
  const checkId = String(id);
  const decide = (deed: typeof refuseCheck) => async () => {
    const { version } = await getStaffCheck(deps, staff, checkId);
    await deed(deps, staff, {
      checkId,
      version,
      ...(refusal !== undefined && { reason: refusal }),
    });
  };
  if (ends === 'expired') {
    stage.after(TIME_TO_ANSWER, () => runAlone(stage, endIdentityChecks));
  } else if (ends === 'canceled') {
    stage.after(decidedAfter, decide(cancelCheck));
  }
  if (ends === 'wanted' || ends === 'expired' || ends === 'canceled') return;
  stage.after(uploadedAfter, async () => {
    for (const step of steps) {
      const name = FILES[step];
      const content = await readFile(new URL(name, DOCUMENTS), 'base64');
      await uploadDocument(deps, owner, { step, content, name });
    }
  });
  if (ends === 'uploaded') return;
  const deed = ends === 'refused' ? refuseCheck : approveCheck;
  stage.after(uploadedAfter + decidedAfter, decide(deed));
}
