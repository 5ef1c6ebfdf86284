import type { AnswerKey } from '@prostuti/exam-rules'

/** A key as it travels to whoever may read it. */
export const correctAnswerOf = (key: AnswerKey) => (key.type === 'sba' ? [...key.options] : { ...key.stems })
