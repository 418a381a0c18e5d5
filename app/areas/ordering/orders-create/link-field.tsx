import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from './orders-create.css.ts';
import { controlId, useLine } from './order-context.ts';

/** How a link begins, whatever it is of. */
const SCHEME = 'https://';

/** The link that is ordered for; whatever is pasted tells the network. */
export function LinkField({ at }: { at: number }) {
  const { t } = useTranslation('ordering');
  const { line, service, known, errors, linkProblems, switched, unfit, change, checkLink, judged } =
    useLine(at);
  const network = known.networks.find(({ id }) => id === line.networkId);
  const example = service?.exampleLink ?? network?.placeholder;
  // What the form was refused for is not said of another link.
  const said = judged.lines[at]?.url === line.url ? errors?.fields.url : undefined;
  const refused = [...(linkProblems[at] ?? []), ...(said ?? [])];
  return (
    <div className={styles.linkField}>
      <TextField
        type="url"
        id={controlId(at, 'url')}
        name={lineField(at, 'url')}
        label={t('link.label')}
        hint={t('link.hint')}
        mark={service && !service.needsLink ? t('optional') : undefined}
        required={service?.needsLink ?? false}
        placeholder={example ?? SCHEME}
        maxLength={2_000}
        value={line.url}
        errors={[...new Set(refused)]}
        prefix={network ? <NetworkIcon name={network.icon} tone="coloured" /> : undefined}
        onChange={({ currentTarget }) =>
          change({ kind: 'link', line: at, url: currentTarget.value.trim() })
        }
        onFocus={() => change({ kind: 'activate', line: at })}
        onBlur={() => checkLink(at)}
      />
      <input type="hidden" name={lineField(at, 'knownUrl')} value={line.url} />
      <p role="status" className={styles.switched}>
        {switched === at && network
          ? t('link.switched', { network: network.name })
          : unfit === at
            ? t('link.unfit')
            : null}
      </p>
    </div>
  );
}
