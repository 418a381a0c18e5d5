export interface RateLimitsTable {
  instance_id: number;
  key: string;
  tokens: number;
  updated_at: Date;
  full_at: Date;
}

export interface CaptchasTable {
  instance_id: number;
  id: string;
  answer_hash: Uint8Array | null;
  spent_at: Date | null;
  expires_at: Date;
}

export interface LimitTables {
  rate_limits: RateLimitsTable;
  captchas: CaptchasTable;
}
