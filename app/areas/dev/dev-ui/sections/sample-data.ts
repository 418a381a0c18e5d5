export interface SampleOrder {
  id: string;
  network: string;
  status: 'done' | 'running' | 'waiting';
  isGuaranteed: boolean;
  quantity: number;
  charge: number;
  course: (number | null)[];
}

const NETWORKS = ['YouTube', 'Instagram', 'TikTok', 'Telegram', 'Spotify', 'Facebook', 'X'];
const STATES = ['done', 'running', 'waiting'] as const;

/** Ups and downs that are the same each time; a picture must not change by chance. */
function course(length: number, seed: number): number[] {
  return Array.from({ length }, (_, index) => {
    const wave = Math.sin((index + seed) * 1.7) + Math.sin((index + seed) * 0.31) * 1.4;
    return Math.round((index / length) * 900 + 320 + wave * 110);
  });
}

export const ORDERS: readonly SampleOrder[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(48213 - index * 17),
  network: NETWORKS[index % NETWORKS.length] ?? '',
  status: STATES[index % STATES.length] ?? 'done',
  isGuaranteed: index % 3 === 1,
  quantity: [1000, 250, 50_000, 5, 1_250_000][index % 5] ?? 0,
  charge: [12.4, 0.85, 1249, 99.99, 18_420.5][index % 5] ?? 0,
  course: course(14, index * 5),
}));

export const YEAR = course(365, 3);
export const WEEKS = [course(14, 1), course(14, 9), course(14, 23)] as const;
/** What went out counts below zero. */
export const MONEY = [
  [42, 55, 38, 71, 64, 80, 92],
  [18, 12, 25, 22, 31, 28, 35],
  [-12, 0, -31, -4, 0, -22, -9],
] as const;
export const HOLED = course(20, 4).map((value, index) => (index > 5 && index < 9 ? null : value));
