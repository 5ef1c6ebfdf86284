import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { link, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PassThrough, type Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { BackupError } from '../backup-error.ts'
import { type BackupKey, createKeyring, deriveKey, type Keyring, nameUnderKey } from './backup-key.ts'
import { createSealer, HEAD_BYTES, opening, readHead, type Sealer, sealing } from './seal.ts'
import { writeDurably } from './write-durably.ts'

/** What a sealed file's name ends with: what has it is opened with the key, what has it not is as it is. */
const SEALED = '.sealed'

/** A backup folder and the key of what is written there; without BACKUP_KEY it is written as it is. */
export type Vault = {
  folder: string
  isSealed: boolean
  /** Although there is a key, what was made without one is taken too. */
  takesUnsealed: boolean
  /** A file's name as it is stored. */
  stored(name: string): string
  /** Under which name a file of the centre is stored, by what is in it. */
  objectName(sha256: string): string
  sealing(): Transform
  /** For what is appended to and may end at any moment; undefined where nothing is sealed. */
  sealer(): Sealer | undefined
  /** Where there is a key, only what is sealed with it: anything else could be anybody's. */
  open(path: string, options?: { mayBeUnfinished?: boolean; takesUnsealed?: boolean }): Readable
}

/** For whoever writes to the folder: it is made where it is missing, and so is its key. */
export async function openVault(folder: string, secret: string | undefined): Promise<Vault> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keyring = createKeyring(secret)
  if (secret === undefined) return createVault(folder, { keyring, key: undefined })
  const file = keyFile(folder)
  if (!existsSync(file)) await makeKeyFile(folder, file, secret)
  return createVault(folder, { keyring, key: await readKey(folder, keyring) })
}

/** For whoever only reads: nothing is written, also to a copy of the folder that has no key file. */
export async function readVault(
  folder: string,
  secret: string | undefined,
  { takesUnsealed = false } = {},
): Promise<Vault> {
  const keyring = createKeyring(secret)
  const key = secret === undefined ? undefined : await (readKey(folder, keyring) ?? findKey(folder, keyring))
  return { ...createVault(folder, { keyring, key, takesUnsealed }), isSealed: secret !== undefined }
}

type Keys = { keyring: Keyring; key: BackupKey | undefined; takesUnsealed?: boolean }

function createVault(folder: string, { keyring, key, takesUnsealed = false }: Keys): Vault {
  const isSealed = key !== undefined
  return {
    folder,
    isSealed,
    takesUnsealed,
    stored: (name) => (key === undefined ? name : `${name}${SEALED}`),
    objectName: (sha256) => (key === undefined ? sha256 : `${nameUnderKey(key, sha256)}${SEALED}`),
    sealing: () => (key === undefined ? new PassThrough() : sealing(key)),
    sealer: () => (key === undefined ? undefined : createSealer(key)),
    open(path, { takesUnsealed: takesThis = takesUnsealed, ...options } = {}) {
      const where = basename(path)
      if (!isSealedName(path) && keyring.hasSecret && !takesThis)
        throw new BackupError(`${where} was made without a key: leave BACKUP_KEY out, or add --unsealed.`)
      const file = createReadStream(path, { highWaterMark: 1024 ** 2 })
      if (!isSealedName(path)) return file
      const opened = opening({ keyring, where, ...options })
      file.on('error', (error) => opened.destroy(error))
      opened.on('close', () => file.destroy())
      return file.pipe(opened)
    },
  }
}

export const isSealedName = (stored: string): boolean => stored.endsWith(SEALED)

/** Without its ending. */
export const plainName = (stored: string): string => (isSealedName(stored) ? stored.slice(0, -SEALED.length) : stored)

const keyFile = (folder: string): string => join(folder, 'key.json')

/** By the salt of this folder, with the check that a mistyped key does not pass: what it sealed nobody could open. */
function readKey(folder: string, keyring: Keyring): Promise<BackupKey> | undefined {
  const file = keyFile(folder)
  if (!existsSync(file)) return undefined
  const { salt, check } = readKeyFile(readFileSync(file, 'utf8'), file)
  return keyring.find(salt, check, folder)
}

/** By what the sealed files themselves begin with, each of which has the salt. */
async function findKey(folder: string, keyring: Keyring): Promise<BackupKey | undefined> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isSealedName(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const head = readHead(await buffer(createReadStream(path, { end: HEAD_BYTES - 1 })))
    if (head !== undefined) return keyring.find(head.salt, head.check, entry.name)
  }
  return undefined
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
