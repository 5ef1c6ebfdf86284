import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from '../backup-error.ts'

export const SALT_BYTES = 16
export const CHECK_BYTES = 8

/** What BACKUP_KEY and a salt come to. `check` tells whether a key is the right one, and nothing else about it. */
export type BackupKey = { salt: Buffer; check: Buffer; master: Buffer }

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
/** 64 MB and a fifth of a second for each guess at a weak key. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 ** 2 }

export async function deriveKey(secret: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<BackupKey> {
  const master = await derive(secret, salt, 32, cost)
  return { salt, master, check: subKey(master, salt, 'check').subarray(0, CHECK_BYTES) }
}

/** A key for one purpose, from which the others cannot be found. */
export const subKey = ({ buffer, byteOffset, length }: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(buffer, byteOffset, length), salt, `prostuti backup ${purpose}`, 32))

/** Names of stored files must not tell what is in them: the same file has the same name only under the same key. */
export const nameUnderKey = ({ master, salt }: BackupKey, sha256: string): string =>
  createHmac('sha256', subKey(master, salt, 'names'))
    .update(sha256)
    .digest('hex')

export type Keyring = {
  hasSecret: boolean
  /** The key for what was sealed with this salt. Refused with a sentence when it is another one. */
  find(salt: Buffer, check: Buffer, where: string): Promise<BackupKey>
}

/** Keys are slow to derive on purpose, so each salt is done once. */
export function createKeyring(secret: string | undefined): Keyring {
  const keys = new Map<string, Promise<BackupKey>>()
  return {
    hasSecret: secret !== undefined,
    async find(salt, check, where) {
      if (secret === undefined)
        throw new BackupError(`${where} is encrypted: set BACKUP_KEY to the key it was made with.`)
      const name = salt.toString('hex')
      const deriving = keys.get(name) ?? deriveKey(secret, Buffer.from(salt))
      keys.set(name, deriving)
      const key = await deriving
      if (!timingSafeEqual(key.check, check))
        throw new BackupError(`BACKUP_KEY is not the key that ${where} was made with.`)
      return key
    },
  }
}
