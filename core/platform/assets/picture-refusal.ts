import { AppError, type ErrorCode, type FieldCode, type TextParams } from '#core/errors.ts';
import { PICTURE_LIMITS } from './asset.ts';

const MEGABYTE = 1_000_000;

const REFUSALS = {
  picture_type: { status: 'unsupported_media_type' },
  picture_bytes: {
    status: 'payload_too_large',
    params: { limit: PICTURE_LIMITS.bytes / MEGABYTE },
  },
  picture_unreadable: { status: 'validation_failed' },
  picture_dimensions: { status: 'validation_failed', params: { limit: PICTURE_LIMITS.side } },
  picture_animation: { status: 'validation_failed', params: { limit: PICTURE_LIMITS.frames } },
  picture_entities: { status: 'validation_failed' },
  picture_complex: { status: 'validation_failed' },
  picture_empty: { status: 'validation_failed' },
} as const satisfies Partial<Record<FieldCode, { status: ErrorCode; params?: TextParams }>>;

export type PictureProblem = keyof typeof REFUSALS;

/** Why a picture is refused. The caller knows and adds the field's name. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }

  /** The refusal as clients get it, at the field that the picture came in. */
  at(field: string): AppError {
    const refusal: { status: ErrorCode; params?: TextParams } = REFUSALS[this.problem];
    const { status, params } = refusal;
    const fields = { [field]: [{ code: this.problem, ...(params && { params }) }] };
    return new AppError(status, { fields, cause: this.cause });
  }
}
