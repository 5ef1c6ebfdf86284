import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

export type Measured = { stream: Transform; bytes(): number; sha256(): string }

/** Lets everything through, counts it and takes its checksum. `sha256` can be asked once, at the end. */
export function measured(): Measured {
  const hash = createHash('sha256')
  let count = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      count += chunk.length
      done(null, chunk)
    },
  })
  return { stream, bytes: () => count, sha256: () => hash.digest('hex') }
}
