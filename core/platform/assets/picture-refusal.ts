import { AppError, type ErrorCode, type FieldProblem } from '#core/errors.ts';
import { MEGABYTE, PICTURE_LIMITS } from './picture-limits.pure.ts';

/** What stands at the field, by the problem of the picture. */
const PROBLEMS = {
  picture_type: { code: 'picture_type' },
  picture_bytes: {
    code: 'picture_bytes',
    params: { limit: PICTURE_LIMITS.bytes / MEGABYTE },
  },
  picture_unreadable: { code: 'picture_unreadable' },
  picture_dimensions: { code: 'picture_dimensions', params: { limit: PICTURE_LIMITS.side } },
  picture_animation: { code: 'picture_animation', params: { limit: PICTURE_LIMITS.frames } },
  picture_entities: { code: 'picture_entities' },
  picture_complex: { code: 'picture_complex' },
  picture_empty: { code: 'picture_empty' },
} as const satisfies Record<string, FieldProblem>;

export type PictureProblem = keyof typeof PROBLEMS;

const STATUS: Partial<Record<PictureProblem, ErrorCode>> = {
  picture_type: 'unsupported_media_type',
  picture_bytes: 'payload_too_large',
};

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
    const fields = { [field]: [PROBLEMS[this.problem]] };
    const status = STATUS[this.problem] ?? 'validation_failed';
    return new AppError(status, { fields, cause: this.cause });
  }
}
