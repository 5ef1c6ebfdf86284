/** As much of PostgreSQL's wire protocol as a proxy needs to know statements when they pass. */

const field = (kind: string, text: string) => Buffer.from(`${kind}${text}\0`)

function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** An error that fails the statement and leaves the connection as it is. */
export const errorResponse = (code: string, text = 'refused on the way'): Buffer =>
  message('E', Buffer.concat([field('S', 'ERROR'), field('C', code), field('M', text), Buffer.from([0])]))

/** No transaction is open. */
export const readyForQuery = message('Z', Buffer.from('I'))

type ReaderOptions = {
  pass: (bytes: Buffer) => void
  judge: (statement: string) => 'passed' | 'refused'
  /** The last message of a refused statement was read: whoever sent it may go on. */
  refusedAll: () => void
}

/** Takes what a client sends, as it comes, and asks about every statement before it passes. */
export function statementReader({ pass, judge, refusedAll }: ReaderOptions): (bytes: Buffer) => void {
  let unread = Buffer.alloc(0)
  let hasBegun = false
  let isRefusing = false

  function take(bytes: Buffer): void {
    const kind = String.fromCharCode(bytes[0] ?? 0)
    if (isRefusing) {
      // What belongs to a refused statement of several messages, up to the one that asks for an answer.
      if (kind === 'S') {
        isRefusing = false
        refusedAll()
      }
      return
    }
    const statement = statementOf(kind, bytes)
    if (statement === undefined || judge(statement) === 'passed') pass(bytes)
    else if (kind === 'Q') refusedAll()
    else isRefusing = true
  }

  return (bytes) => {
    unread = Buffer.concat([unread, bytes])
    while (true) {
      // The first message, with the user and the database, has no letter in front.
      const start = hasBegun ? 1 : 0
      if (unread.length < start + 4) return
      const length = start + unread.readInt32BE(start)
      if (unread.length < length) return
      const whole = unread.subarray(0, length)
      unread = unread.subarray(length)
      if (hasBegun) take(whole)
      else pass(whole)
      hasBegun = true
    }
  }
}

function statementOf(kind: string, bytes: Buffer): string | undefined {
  if (kind === 'Q') return bytes.toString('utf8', 5, bytes.length - 1)
  if (kind !== 'P') return undefined
  const afterName = bytes.indexOf(0, 5) + 1
  return bytes.toString('utf8', afterName, bytes.indexOf(0, afterName))
}
