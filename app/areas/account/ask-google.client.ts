const GOOGLE = 'https://accounts.google.com/gsi/fedcm.json';

/**
 * Lets the browser ask which account at Google it is; it draws the question itself, so that no
 * script of Google's runs here. Undefined where it cannot, and for who does not want to.
 */
export async function askGoogle(
  clientId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!('IdentityCredential' in window)) return undefined;
  const providers = [{ configURL: GOOGLE, clientId }];
  const asked = { identity: { context: 'signin', providers }, signal };
  try {
    // The types of the DOM do not know it yet.
    const given = (await navigator.credentials.get(asked as CredentialRequestOptions)) as {
      token?: string;
    } | null;
    return given?.token;
  } catch {
    return undefined;
  }
}
