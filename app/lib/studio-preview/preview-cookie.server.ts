import { PREVIEW_BASE } from '../i18n/languages.ts';

export const PREVIEW_COOKIE = 'preview';

/** Sent to the pages of drafts alone, and never along with what another site links to. */
export function previewCookie(token: string, page: { expiresAt: string; secure: boolean }): string {
  const parts = [
    `${PREVIEW_COOKIE}=${encodeURIComponent(token)}`,
    `Path=${PREVIEW_BASE}`,
    `Expires=${new Date(page.expiresAt).toUTCString()}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  if (page.secure) parts.push('Secure');
  return parts.join('; ');
}
