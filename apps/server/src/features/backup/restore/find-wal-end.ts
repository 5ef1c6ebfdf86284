import { crc32 } from 'node:zlib'
import { DamageError } from '../store/damage.ts'
import type { Vault } from '../store/vault.ts'
import type { Reached, WalFile } from '../wal/wal-files.ts'

export type WalEnd = {
  /** The newest note that holds: everything that was committed by then is there. */
  reached: Reached | undefined
  /** A later one does not: what it tells of was changed. What is merely not there, as in a copy made meanwhile, was not. */
  isDamaged: boolean
}

/** How far the newest segment goes that can be trusted. A whole one has a checksum of its own. */
export async function findWalEnd(vault: Vault, last: WalFile, notes: readonly Reached[]): Promise<WalEnd> {
  const own = notes.filter(({ segment }) => segment === last.segment)
  if (!last.isPartial) return { reached: own.at(-1), isDamaged: false }
  const due = own.toSorted((a, b) => a.bytes - b.bytes)
  const end: WalEnd = { reached: undefined, isDamaged: false }
  let at = 0
  let checksum = 0
  const take = (bytes: Buffer) => {
    checksum = crc32(bytes, checksum)
    at += bytes.length
  }
  try {
    for await (const chunk of vault.open(last.file, { mayBeUnfinished: true })) {
      let rest = chunk as Buffer
      while (due[0] !== undefined && due[0].bytes <= at + rest.length) {
        const note = due.shift()!
        const upTo = note.bytes - at
        take(rest.subarray(0, upTo))
        rest = rest.subarray(upTo)
        if (checksum === note.checksum) end.reached = note
        else end.isDamaged = true
      }
      take(rest)
    }
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    end.isDamaged = true
  }
  return end
}
