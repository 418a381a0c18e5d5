import type { CreationOptions } from '#core/accounts/passkeys/passkey.contract.ts';
import type { SocialProvider } from '#core/accounts/social/social.contract.ts';
import type { QrDrawing } from '#app/ui/transfer/qr-code.tsx';

/** What the forms of the page are answered with: a refusal as conform has it, or what comes next. */
export interface SecurityResult {
  initialValue?: { form?: string; provider?: string; id?: string } | null;
  setup?: { uri: string; secret: string; drawing: QrDrawing };
  codes?: string[];
  making?: CreationOptions;
  leave?: { provider: SocialProvider; url: string };
}
