import type { AnswerKey } from '@prostuti/exam-rules'

/** A key as the contract has it, whose lists and records may be written to. */
export const presentKey = (key: AnswerKey) =>
  key.type === 'sba' ? { ...key, options: [...key.options] } : { ...key, stems: { ...key.stems } }
