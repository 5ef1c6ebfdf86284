import * as m from '@prostuti/text/messages'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'

export type ObjectionReason = NonNullable<QuestionAnswer['objection']>['reason']

export const objectionReasons = [
  'other_key',
  'several_right',
  'none_right',
  'unclear',
  'picture',
  'other',
] as const satisfies readonly ObjectionReason[]

export const objectionReasonWords = (reason: ObjectionReason): string =>
  ({
    other_key: m.review_object_other_key,
    several_right: m.review_object_several_right,
    none_right: m.review_object_none_right,
    unclear: m.review_object_unclear,
    picture: m.review_object_picture,
    other: m.review_object_other,
  })[reason]()
