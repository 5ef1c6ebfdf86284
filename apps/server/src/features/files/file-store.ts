import { randomBytes } from 'node:crypto'
import type { Storage } from '../../storage/storage.ts'

/** Each kind of file has a prefix of its own in the storage, which no page is served from. */
const fileKinds = ['avatars', 'complaints', 'site'] as const
export type FileKind = (typeof fileKinds)[number]

const nameOf: Record<FileKind, RegExp> = {
  avatars: /^[A-Za-z0-9_-]{32}\.webp$/,
  complaints: /^[A-Za-z0-9_-]{32}\.(webp|pdf)$/,
  site: /^[A-Za-z0-9_-]{32}\.webp$/,
}

export const newFileName = (extension: 'webp' | 'pdf'): string =>
  `${randomBytes(24).toString('base64url')}.${extension}`

/** Only names that this store has made reach the storage: no dots, no slashes, nothing a path could be built with. */
export const isFileName = (kind: FileKind, name: string): boolean => nameOf[kind].test(name)

const keyOf = (kind: FileKind, name: string): string => {
  if (!isFileName(kind, name)) throw new Error('not a name of this store')
  return `files/${kind}/${name}`
}

/** Says the name it was given. A file is never changed: new content has a new name, so that it may be cached for ever. */
export async function storeFile(
  storage: Storage,
  kind: FileKind,
  bytes: Uint8Array,
  name = newFileName('webp'),
): Promise<string> {
  await storage.put(keyOf(kind, name), bytes)
  return name
}

export const readStoredFile = async (storage: Storage, kind: FileKind, name: string): Promise<Buffer | undefined> =>
  storage.get(keyOf(kind, name))

/** One that is gone already is no error. */
export const removeFile = async (storage: Storage, kind: FileKind, name: string): Promise<void> =>
  storage.remove(keyOf(kind, name))

/** Names of files that have been there since before this moment. */
export async function listOldFiles(storage: Storage, kind: FileKind, before: Date): Promise<string[]> {
  const prefix = `files/${kind}/`
  const names: string[] = []
  for await (const { key, modified } of storage.list(prefix)) {
    const name = key.slice(prefix.length)
    if (modified < before && isFileName(kind, name)) names.push(name)
  }
  return names
}
