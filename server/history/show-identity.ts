import { readFile } from 'node:fs/promises';
import { askForDocuments } from '#core/billing/identity-checks/staff/ask-for-documents.ts';
import { approveCheck } from '#core/billing/identity-checks/staff/decide-check.ts';
import { getStaffCheck } from '#core/billing/identity-checks/staff/staff-checks.ts';
import { uploadDocument } from '#core/billing/identity-checks/upload-document.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedIdentity } from '#fixtures/history/history-plan.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

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
  { who, reason, steps, ends, uploadedAfter = 0, decidedAfter = 0 }: DeedOf<'identity'>,
): Promise<void> {
  const { deps } = stage;
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const owner = callerOf(troupe, who);
  const customerId = String(owner.customer.id);
  const body = { reason, steps: [...steps] };
  const { id } = await askForDocuments(deps, staff, { customerId, body });
  if (ends === 'wanted') return;
  stage.after(uploadedAfter, async () => {
    for (const step of steps) {
      const name = FILES[step];
      const content = await readFile(new URL(name, DOCUMENTS), 'base64');
      await uploadDocument(deps, owner, { step, content, name });
    }
  });
  if (ends === 'uploaded') return;
  stage.after(uploadedAfter + decidedAfter, async () => {
    const checkId = String(id);
    const { version } = await getStaffCheck(deps, staff, checkId);
    await approveCheck(deps, staff, { checkId, version });
  });
}
