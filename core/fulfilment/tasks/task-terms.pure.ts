/** For how long a video is watched; less says nothing about it, and more nobody does. */
export const LEAST_WATCH_SECONDS = 5;
export const MOST_WATCH_SECONDS = 600;

/** A task that nobody finishes ends with what was delivered. */
export const TASK_DAYS = 30;
