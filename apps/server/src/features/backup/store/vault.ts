import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PassThrough, type Readable, type Transform } from 'node:stream'
import { BackupError } from '../backup-error.ts'
import { type BackupKey, createKeyring, deriveKey, type Keyring, nameUnderKey } from './backup-key.ts'
import { createSealer, opening, type Sealer, sealing } from './seal.ts'
import { writeDurably } from './write-durably.ts'

/** What a sealed file's name ends with: what has it is opened with the key, what has it not is as it is. */
const SEALED = '.sealed'

/** A backup folder and the key of what is written there; without BACKUP_KEY it is written as it is. */
export type Vault = {
  folder: string
  isSealed: boolean
  /** A file's name as it is stored. */
  stored(name: string): string
  /** Under which name a file of the centre is stored, by what is in it. */
  objectName(sha256: string): string
  sealing(): Transform
  /** For what is appended to and may end at any moment; undefined where nothing is sealed. */
  sealer(): Sealer | undefined
  open(path: string, options?: { mayBeUnfinished?: boolean }): Readable
}

export async function openVault(folder: string, secret: string | undefined): Promise<Vault> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keyring = createKeyring(secret)
  const key = secret === undefined ? undefined : await readOrMakeKey(folder, secret, keyring)
  return {
    folder,
    isSealed: key !== undefined,
    stored: (name) => (key === undefined ? name : `${name}${SEALED}`),
    objectName: (sha256) => (key === undefined ? sha256 : `${nameUnderKey(key, sha256)}${SEALED}`),
    sealing: () => (key === undefined ? new PassThrough() : sealing(key)),
    sealer: () => (key === undefined ? undefined : createSealer(key)),
    open(path, options = {}) {
      const file = createReadStream(path, { highWaterMark: 1024 ** 2 })
      if (!path.endsWith(SEALED)) return file
      const opened = opening({ keyring, where: basename(path), ...options })
      file.on('error', (error) => opened.destroy(error))
      opened.on('close', () => file.destroy())
      return file.pipe(opened)
    },
  }
}

/** Without its ending. */
export const plainName = (stored: string): string =>
  stored.endsWith(SEALED) ? stored.slice(0, -SEALED.length) : stored

/** The salt of this folder, and the check that a mistyped key does not pass: what it sealed nobody could open. */
async function readOrMakeKey(folder: string, secret: string, keyring: Keyring): Promise<BackupKey> {
  const file = join(folder, 'key.json')
  if (!existsSync(file)) await makeKeyFile(folder, file, secret)
  const { salt, check } = readKeyFile(await readFile(file, 'utf8'), file)
  return keyring.find(salt, check, folder)
}

/** Two processes may make one at once: the first stays. */
async function makeKeyFile(folder: string, file: string, secret: string): Promise<void> {
  const { salt, check } = await deriveKey(secret)
  const aside = join(folder, `key-${randomBytes(6).toString('hex')}`)
  await writeDurably(aside, [Buffer.from(JSON.stringify({ salt: salt.toString('hex'), check: check.toString('hex') }))])
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside)
}

function readKeyFile(text: string, file: string): { salt: Buffer; check: Buffer } {
  try {
    const { salt, check } = JSON.parse(text) as { salt: string; check: string }
    return { salt: Buffer.from(salt, 'hex'), check: Buffer.from(check, 'hex') }
  } catch (error) {
    throw new BackupError(`${file} cannot be read: remove it, and the next backup makes a new one.`, { cause: error })
  }
}
