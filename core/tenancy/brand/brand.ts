import type { Deps } from '#core/deps.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { readDocumentsIn, readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { canonicalHost } from '#core/platform/http/host.ts';
import { isMailAddress } from '#core/platform/mail/mail-address.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { MailTextDocument } from '#instance-schema/generated/mail-text-document.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { darkColours } from '#themes/compile-theme.ts';

/** What a mail shows of the instance that sends it. */
export interface Brand {
  panelName: string;
  colour: string;
  logoUrl: string | undefined;
  /** What it has where its reader prefers dark; without a logo for it, the other one on a light ground. */
  dark: { colours: ReturnType<typeof darkColours>; logoUrl: string | undefined };
  supportEmail: string | undefined;
  /** Where the panel answers, without a slash at the end. */
  origin: string;
  /** The languages on offer. */
  languages: readonly Language[];
  /** The owner's own words for some mails. */
  mailTexts: readonly MailTextDocument[];
}

/** The language that a mail is written in: the reader's, where the brand speaks it. */
export function spokenTo({ languages }: Pick<Brand, 'languages'>, language: Language): Language {
  return languages.includes(language) ? language : DEFAULT_LANGUAGE;
}

interface ReadBrandInput {
  instanceId: number;
  /** The origin of the visitor's request. */
  origin: { scheme: 'http' | 'https'; host: string };
}

/** Reads it outside of a transaction, before the mail is written in one. */
export async function readBrand(
  deps: Pick<Deps, 'db' | 'defaultInstance'>,
  asked: ReadBrandInput,
): Promise<Brand> {
  const { instanceId } = asked;
  const [document, mailTexts] = await deps.db.read(instanceId, async (trx) => [
    await readSettingsIn(trx, instanceId),
    await readDocumentsIn(trx, instanceId, 'mail-text'),
  ]);
  const hosts = await listInstanceHosts(deps, instanceId);
  const origin = trustedOrigin(deps, asked.origin, hosts);
  return brandOf(document, { origin, mailTexts });
}

/** What a mail shows of an instance with these settings. */
export function brandOf(
  document: SettingsDocument,
  { origin, mailTexts }: Pick<Brand, 'origin' | 'mailTexts'>,
): Brand {
  const settings = fillDefaults('settings', document);
  const { supportEmail, colours, logos } = settings;
  return {
    panelName: settings.panelName,
    colour: colours.light.primary,
    logoUrl: logos && new URL(logos.light.url, origin).href,
    dark: {
      colours: darkColours(colours),
      logoUrl: logos?.dark && new URL(logos.dark.url, origin).href,
    },
    supportEmail: supportEmail && isMailAddress(supportEmail) ? supportEmail : undefined,
    origin,
    languages: settings.languages,
    mailTexts,
  };
}

/**
 * A link with a secret goes only to a host of the instance, because the Host header of the request
 * is chosen by its sender. A demo on a local network has no host of its own, so a private address
 * is accepted there.
 */
function trustedOrigin(
  { defaultInstance }: Pick<Deps, 'defaultInstance'>,
  { scheme, host }: ReadBrandInput['origin'],
  hosts: readonly string[],
): string {
  const name = canonicalHost(host);
  const isOwn = name !== undefined && hosts.includes(name);
  const isDemo = name !== undefined && defaultInstance?.hosts === 'local' && isPrivateHost(name);
  if (isOwn || isDemo) return `${scheme}://${host}`;
  if (defaultInstance?.port) {
    const local = hosts.find((one) => one.endsWith('localhost')) ?? 'localhost';
    return `http://${local}:${defaultInstance.port}`;
  }
  return `https://${hosts[0] ?? 'localhost'}`;
}

const PRIVATE =
  /^(?:localhost|[a-z0-9-]+(?:\.local)?|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|::1|f[cd][0-9a-f]*:.*)$/;

function isPrivateHost(host: string): boolean {
  return PRIVATE.test(host) && !/^\d+$/.test(host);
}
