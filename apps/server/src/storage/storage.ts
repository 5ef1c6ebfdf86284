import type { Readable } from 'node:stream'

/** What is known of a file without reading it. `sha256` where the store keeps it beside the file. */
export type StoredFacts = { bytes: number; etag: string; modified: Date; sha256?: string | undefined }

/** A part of a file, both ends included. */
export type ByteRange = { from: number; to: number }

export type StoredFile = { key: string; bytes: number; modified: Date }

/** `move`: the local file is not needed afterwards, so that it may simply be renamed. */
type FileOptions = { sha256?: string; move?: boolean }

/**
 * Where files are kept: the data folder, or a bucket that every machine reaches. A key is a path of plain ASCII names, such as
 * `files/avatars/….webp`. A file is there whole or not at all, and what was answered for stays. A store that is away throws
 * `unavailable` within seconds.
 */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>
  putFile(key: string, path: string, options?: FileOptions): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  stat(key: string): Promise<StoredFacts | undefined>
  /** All of it, or a part; undefined where there is no such file. Read no faster than it is taken. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** One that is gone already is no error. */
  remove(key: string): Promise<void>
  /** Everything below a prefix, which ends with a slash. */
  removeAll(prefix: string): Promise<void>
  /** Everything below a prefix, however deep. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** The names that stand directly below a prefix, of files and of prefixes. */
  names(prefix: string): Promise<string[]>
  /** Lends a program a path at which it can open the file, for as long as `work` takes; `not_found` where there is none. */
  useFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>
  /** An empty folder on this machine for as long as `work` takes. What is made in it can be put without being copied. */
  useScratch<Result>(work: (folder: string) => Promise<Result>): Promise<Result>
  /** Removes what killed processes left half-way before this moment; says how much. */
  tidy(before: Date): Promise<number>
  /** Writes, reads and removes a small file; throws where that does not work. */
  probe(): Promise<void>
  /** Whether files lie on this machine's own disk. */
  isLocal: boolean
  close(): void
}
