import type { ComplaintFile } from '../complaint-queries.ts'

/** A message on its way: shown in the conversation, and kept until the server has it. */
export type Pending = {
  key: string
  text: string
  files: ComplaintFile[]
  at: string
  /** The server's words; a message that was refused waits for the doctor. */
  refused?: string
}

/** What a doctor has begun to say in one conversation, and what is not there yet. */
export type Reply = { text: string; files: ComplaintFile[]; pending: Pending[] }

export const noReply: Reply = { text: '', files: [], pending: [] }

export const isEmpty = ({ text, files, pending }: Reply): boolean =>
  text === '' && files.length === 0 && pending.length === 0

/** The words and files leave the box and stand in the conversation. */
export const queued = ({ text, files, pending }: Reply, key: string, now: Date): Reply => ({
  ...noReply,
  pending: [...pending, { key, text: text.trim(), files, at: now.toISOString() }],
})

export const delivered = (reply: Reply, key: string): Reply => ({
  ...reply,
  pending: reply.pending.filter((one) => one.key !== key),
})

export const refused = (reply: Reply, key: string, words: string): Reply => ({
  ...reply,
  pending: reply.pending.map((one) => (one.key === key ? { ...one, refused: words } : one)),
})

export const triedAgain = (reply: Reply, key: string): Reply => ({
  ...reply,
  pending: reply.pending.map(({ refused: words, ...one }) =>
    words === undefined || one.key === key ? one : { ...one, refused: words },
  ),
})

/** In the order in which they were written; one that was refused holds up no other. */
export const nextToSend = ({ pending }: Reply): Pending | undefined =>
  pending.find(({ refused: words }) => words === undefined)
