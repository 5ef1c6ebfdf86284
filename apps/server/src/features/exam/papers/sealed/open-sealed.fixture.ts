import { createDecipheriv } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import type { ExamQuestion } from '../present-exam-question.ts'

/** A sealed paper as whoever has its key reads it. Throws with any other key. */
export function openSealed(bytes: Buffer, key: string): ExamQuestion[] {
  const opening = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12))
  opening.setAuthTag(bytes.subarray(-16))
  const content = Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()])
  return JSON.parse(inflateSync(content).toString('utf8')) as ExamQuestion[]
}

/** In the order that a start has answered. */
export function inOrder(questions: readonly ExamQuestion[], order: number[][]): ExamQuestion[] {
  return order.map(([id, ...partIds]) => {
    const question = questions.find((each) => each.id === id)!
    const parts = partIds.map((partId) => question.parts.find((part) => part.id === partId)!)
    return { ...question, parts: parts.length > 0 ? parts : question.parts }
  })
}
