import type { ResponseOf } from '@prostuti/contract'
import type { FieldsOf, questionResource, readQuestionStanding } from '@prostuti/contract/staff'

export type QuestionFields = FieldsOf<typeof questionResource>
export type QuestionKey = NonNullable<QuestionFields['key']>
export type PartFields = QuestionFields['parts'][number]
export type ImageFields = QuestionFields['images'][number]
export type Standing = ResponseOf<typeof readQuestionStanding>
export type Language = 'bn' | 'en'

export const questionsPath = '/api/v3/admin/questions'

export const letterCount = { sba: { min: 4, max: 5 }, mcq: { min: 1, max: 5 } }
