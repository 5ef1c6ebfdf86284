import { createDecipheriv } from 'node:crypto'
import { inflateSync } from 'node:zlib'

type Question = { id: number; parts: { id: number }[] }

/** A sealed paper as whoever has its key reads it: the nonce, what is encrypted, its proof. Throws with any other key. */
export function openSealed(bytes: Buffer, key: string): Question[] {
  const opening = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12))
  opening.setAuthTag(bytes.subarray(-16))
  const content = Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()])
  return JSON.parse(inflateSync(content.subarray(4, 4 + content.readUInt32BE())).toString('utf8')) as Question[]
}

/** In the order that a start has answered. */
export function inOrder(questions: readonly Question[], order: number[][]): Question[] {
  return order.map(([id, ...partIds]) => {
    const question = questions.find((each) => each.id === id)!
    const parts = partIds.map((partId) => question.parts.find((part) => part.id === partId)!)
    return { ...question, parts: parts.length > 0 ? parts : question.parts }
  })
}
