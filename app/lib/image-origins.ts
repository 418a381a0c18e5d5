import type { Settings } from '#instance-schema/generated/settings.ts';

/** The other sites that an instance's own pictures come from, for the policy of its pages. */
export function imageOrigins({ logos, favicon }: Settings): string[] {
  const urls = [logos?.light.url, logos?.dark?.url, favicon];
  const origins = urls.flatMap((url) =>
    url !== undefined && /^https?:\/\//.test(url) && URL.canParse(url) ? [new URL(url).origin] : [],
  );
  return [...new Set(origins)];
}
