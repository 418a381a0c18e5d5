interface Revalidating {
  actionStatus?: number | undefined;
  defaultShouldRevalidate: boolean;
}

/** A page whose form is refused for what has come meanwhile shows that with the refusal. */
export const evenIfRefused = ({ actionStatus, defaultShouldRevalidate }: Revalidating): boolean =>
  actionStatus === 422 || defaultShouldRevalidate;
