const LOOK_EVERY_MS = 500;

/**
 * Ends this process in order when its parent is gone. npm passes a signal on to the shell between
 * it and its script, and that shell dies without a word to the script.
 */
export function followParent() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
