import type { AnswerKey } from '@prostuti/exam-rules'

/** What is right, as it travels to whoever may read it: the options that count, or the truth of each stem. */
export const correctAnswerOf = (key: AnswerKey) => (key.type === 'sba' ? [...key.options] : { ...key.stems })
