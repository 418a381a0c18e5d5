import * as styles from '#app/components/tasks/tasks.css.ts';
import type { OpenTask } from './tasks-page.server.ts';

interface VideoPictureProps {
  snippet: OpenTask['promotable']['snippet'];
  isFirst?: boolean;
}

/** What a video looks like; its name stands beside it. */
export function VideoPicture({ snippet, isFirst }: VideoPictureProps) {
  return (
    <img
      className={styles.picture}
      src={snippet.thumbnail}
      alt=""
      width={320}
      height={180}
      decoding="async"
      {...(isFirst ? {} : { loading: 'lazy' })}
    />
  );
}
