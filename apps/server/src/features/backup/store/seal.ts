import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { type BackupKey, CHECK_BYTES, type Keyring, SALT_BYTES, subKey } from './backup-key.ts'
import { DamageError } from './damage.ts'

/*
 * A sealed file: a head, then frames. AES-256-GCM, with a key of the file's own; the nonce counts the frames and marks the last one,
 * so that frames left out, changed in order, or cut off at the end are noticed as well as changed ones.
 */
const MAGIC = Buffer.from('PRSEAL01')
export const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES + SALT_BYTES
const FRAME_BYTES = 256 * 1024
const TAG_BYTES = 16
const LENGTH_BYTES = 4
const LAST = 0x8000_0000

const cipherName = 'aes-256-gcm'

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce[0] = isLast ? 1 : 0
  nonce.writeBigUInt64BE(BigInt(index), 4)
  return nonce
}

export type Sealer = { head: Buffer; frame(bytes: Buffer, isLast: boolean): Buffer }

export function createSealer(key: BackupKey): Sealer {
  const fileSalt = randomBytes(SALT_BYTES)
  const fileKey = subKey(key.master, fileSalt, 'file')
  let index = 0
  return {
    head: Buffer.concat([MAGIC, key.salt, key.check, fileSalt]),
    frame(bytes, isLast) {
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32BE((bytes.length | (isLast ? LAST : 0)) >>> 0)
      const cipher = createCipheriv(cipherName, fileKey, nonceOf(index, isLast)).setAAD(length)
      index += 1
      return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
  }
}

/** What goes in comes out sealed. */
export function sealing(key: BackupKey): Transform {
  const sealer = createSealer(key)
  let waiting: Buffer[] = []
  let size = 0
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk)
      size += chunk.length
      if (size > FRAME_BYTES) {
        const all = Buffer.concat(waiting)
        let at = 0
        // The last frame is not known before the end, so one byte at least stays behind.
        for (; all.length - at > FRAME_BYTES; at += FRAME_BYTES)
          this.push(sealer.frame(all.subarray(at, at + FRAME_BYTES), false))
        waiting = [all.subarray(at)]
        size = all.length - at
      }
      done()
    },
    flush(done) {
      this.push(sealer.frame(Buffer.concat(waiting), true))
      done()
    },
  })
  transform.push(sealer.head)
  return transform
}

/** What a sealed file begins with: by which salt its key was made, and how to tell that it is the right one. */
export function readHead(bytes: Buffer): { salt: Buffer; check: Buffer; fileSalt: Buffer } | undefined {
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  const parts = bytes.subarray(MAGIC.length, HEAD_BYTES)
  return {
    salt: parts.subarray(0, SALT_BYTES),
    check: parts.subarray(SALT_BYTES, SALT_BYTES + CHECK_BYTES),
    fileSalt: parts.subarray(SALT_BYTES + CHECK_BYTES),
  }
}

type Opening = {
  keyring: Keyring
  /** The file, for the sentence that says what is wrong. */
  where: string
  /** It was still being written: whole frames count, and there need be no last one. */
  mayBeUnfinished?: boolean
}

/** The reverse. Nothing comes out that was not sealed with this key, in this order. */
export function opening({ keyring, where, mayBeUnfinished = false }: Opening): Transform {
  let left: Buffer = Buffer.alloc(0)
  let fileKey: Buffer | undefined
  let index = 0
  let isOver = false
  const damaged = (cause?: unknown) => new DamageError(where, cause)

  async function openHead(): Promise<void> {
    const head = readHead(left)
    if (head === undefined) throw damaged()
    const key = await keyring.find(head.salt, head.check, where)
    fileKey = subKey(key.master, Buffer.from(head.fileSalt), 'file')
    left = left.subarray(HEAD_BYTES)
  }

  /** The next frame, once all of it is there. */
  function readFrame(key: Buffer): Buffer | undefined {
    if (left.length < LENGTH_BYTES) return undefined
    const head = left.subarray(0, LENGTH_BYTES)
    const word = head.readUInt32BE()
    const isLast = (word & LAST) !== 0
    const end = LENGTH_BYTES + (word & ~LAST) + TAG_BYTES
    if (isOver) throw damaged()
    if (left.length < end) return undefined
    try {
      const decipher = createDecipheriv(cipherName, key, nonceOf(index, isLast)).setAAD(head)
      decipher.setAuthTag(left.subarray(end - TAG_BYTES, end))
      const bytes = Buffer.concat([decipher.update(left.subarray(LENGTH_BYTES, end - TAG_BYTES)), decipher.final()])
      left = left.subarray(end)
      index += 1
      isOver = isLast
      return bytes
    } catch (error) {
      throw damaged(error)
    }
  }

  async function take(this: Transform, chunk: Buffer): Promise<void> {
    left = left.length === 0 ? chunk : Buffer.concat([left, chunk])
    if (fileKey === undefined && left.length >= HEAD_BYTES) await openHead()
    if (fileKey === undefined) return
    for (let bytes = readFrame(fileKey); bytes !== undefined; bytes = readFrame(fileKey)) this.push(bytes)
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      take.call(this, chunk).then(() => done(), done)
    },
    flush(done) {
      const isWhole = isOver && left.length === 0
      done(isWhole || (mayBeUnfinished && !isOver) ? null : damaged())
    },
  })
}
