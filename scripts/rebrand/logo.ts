/** The one file that an owner brings: a mark in two colours, with a nearly white bird in it. */
export const LOGO = {
  name: 'larkspur.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
      <rect width="64" height="64" rx="16" fill="#6d28b8"/>
      <path d="M8 46c14 8 34 8 48-6v10a14 14 0 0 1-14 14H22A14 14 0 0 1 8 50z" fill="#ff6b4a"/>
      <path d="M14 38c10-2 15-8 18-18 2 6 8 10 18 10-6 10-20 16-36 8z" fill="#fbf9ff"/>
      <circle cx="42" cy="25" r="2" fill="#24123d"/>
    </svg>`,
  ),
};
