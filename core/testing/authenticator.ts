import { TOTP } from 'otpauth';

/** The code that an app with this secret shows at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });
