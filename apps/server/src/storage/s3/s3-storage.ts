import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '../../errors.ts'
import { removeOldScratch, useScratch } from '../scratch.ts'
import type { ByteRange, Storage, StoredFacts, StoredFile } from '../storage.ts'
import { requireKey, requirePrefix } from '../storage-key.ts'
import { storageRoots } from '../storage-roots.ts'
import { createFetchedFiles } from './fetched-files.ts'
import { probeBucket } from './probe-bucket.ts'
import { hashHeader, putBytes, putLocalFile } from './put-object.ts'
import { readObject } from './read-object.ts'
import { createS3Client, type S3ClientOptions, S3Error, type S3Settings } from './s3-client.ts'
import { elementsOf, textOf } from './s3-xml.ts'

/** What is known of a file holds: another content has another key. A player asks for a file a hundred times. */
const knownFor = { max: 5_000, ttl: 60_000 }

const atOnce = 8

type S3Place = S3ClientOptions & { dataDir: string }

/** Files in a bucket. What programs have to open, and what is being made, lies in DATA_DIR/cache of this machine meanwhile. */
export function createS3Storage(settings: S3Settings, { dataDir, ...options }: S3Place): Storage {
  const client = createS3Client(settings, options)
  const known = new LRUCache<string, StoredFacts>(knownFor)
  const fetched = createFetchedFiles(join(dataDir, 'cache', 'fetched'))

  async function stat(key: string): Promise<StoredFacts | undefined> {
    const found = known.get(requireKey(key))
    if (found !== undefined) return found
    return orMissing(async () => {
      const { headers } = await client.ask({ method: 'HEAD', key })
      const facts = {
        bytes: Number(headers['content-length']),
        etag: headers.etag ?? '',
        modified: new Date(headers['last-modified'] ?? 0),
        sha256: headers[hashHeader] as string | undefined,
      }
      known.set(key, facts)
      return facts
    })
  }

  async function open(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {}
    return orMissing(async () => {
      const begun = await client.open({ method: 'GET', key: requireKey(key), headers })
      const from = range?.from ?? 0
      const to = from + Number(begun.headers['content-length']) - 1
      const bytes = readObject(client, { key, from, to, etag: begun.headers.etag ?? '', begun })
      const content = Readable.from(orUnavailable(bytes), { objectMode: false, highWaterMark: 256 * 1024 })
      // Also where nobody ever began to read it.
      return content.once('close', () => begun.complete || begun.destroy())
    })
  }

  async function put(key: string, work: () => Promise<unknown>): Promise<void> {
    requireKey(key)
    known.delete(key)
    await orAway(work)
  }

  const remove = async (key: string): Promise<void> => {
    known.delete(requireKey(key))
    await orAway(() => client.ask({ method: 'DELETE', key }))
  }

  /** Page after page. With a delimiter, what lies deeper is named by its first part alone. */
  async function* pages(prefix: string, delimiter?: string): AsyncGenerator<string> {
    const asked = { 'list-type': '2', prefix: requirePrefix(prefix), ...(delimiter && { delimiter }) }
    for (let token: string | undefined; ; ) {
      const query = { ...asked, ...(token && { 'continuation-token': token }) }
      const { text } = await orAway(() => client.ask({ method: 'GET', query }))
      yield text
      token = textOf(text, 'NextContinuationToken')
      if (token === undefined) return
    }
  }

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    for await (const page of pages(prefix))
      for (const object of elementsOf(page, 'Contents'))
        yield {
          key: textOf(object, 'Key') ?? '',
          bytes: Number(textOf(object, 'Size')),
          modified: new Date(textOf(object, 'LastModified') ?? 0),
        }
  }

  async function names(prefix: string): Promise<string[]> {
    const found: string[] = []
    for await (const page of pages(prefix, '/')) {
      const below = elementsOf(page, 'CommonPrefixes').map((each) => textOf(each, 'Prefix')?.slice(0, -1) ?? '')
      const files = elementsOf(page, 'Contents').map((each) => textOf(each, 'Key') ?? '')
      found.push(...[...files, ...below].map((key) => key.slice(prefix.length)))
    }
    return found
  }

  async function removeAll(prefix: string): Promise<void> {
    const limit = pLimit(atOnce)
    const keys: string[] = []
    for await (const { key } of list(prefix)) keys.push(key)
    await limit.map(keys, remove)
  }

  async function* uploadPages(prefix: string): AsyncGenerator<string> {
    for (let marker: Record<string, string> = {}; ; ) {
      const query = { uploads: '', prefix, ...marker }
      const { text } = await orAway(() => client.ask({ method: 'GET', query }))
      yield text
      if (textOf(text, 'IsTruncated') !== 'true') return
      marker = {
        'key-marker': textOf(text, 'NextKeyMarker') ?? '',
        'upload-id-marker': textOf(text, 'NextUploadIdMarker') ?? '',
      }
    }
  }

  /** Files that a killed process had begun to send: they are nowhere to be seen, and are paid for. Those of others in the bucket are theirs. */
  async function abortOld(before: Date): Promise<number> {
    let aborted = 0
    for (const root of storageRoots)
      for await (const page of uploadPages(root))
        for (const each of elementsOf(page, 'Upload')) {
          if (new Date(textOf(each, 'Initiated') ?? 0) >= before) continue
          const [key, uploadId] = [textOf(each, 'Key') ?? '', textOf(each, 'UploadId') ?? '']
          await orAway(() => client.ask({ method: 'DELETE', key, query: { uploadId } }))
          aborted += 1
        }
    return aborted
  }

  return {
    ...{ isLocal: false, stat, open, remove, removeAll, list, names },
    put: (key, bytes) => put(key, () => putBytes(client, key, bytes)),
    async putFile(key, path, { sha256, move = false } = {}) {
      await put(key, () => putLocalFile(client, { key, path, sha256 }))
      if (move) await rm(path, { force: true })
    },
    async get(key) {
      const content = await open(key)
      return content && Buffer.concat(await content.toArray())
    },
    async useFile(key, work) {
      const facts = await stat(key)
      if (facts === undefined) throw new AppError('not_found')
      return fetched.use({ key, facts, read: () => open(key) }, work)
    },
    useScratch: (work) => useScratch(dataDir, work),
    tidy: async (before) => (await removeOldScratch(dataDir, before)) + (await abortOld(before)),
    probe: () => probeBucket(client),
    close: () => client.close(),
  }
}

/** Whatever the store says or does not say, the same request may succeed later; the cause is for the log. */
const away = (error: unknown): unknown =>
  error instanceof S3Error ? new AppError('unavailable', { retryAfterSeconds: 10, cause: error }) : error

async function orAway<Found>(look: () => Promise<Found>): Promise<Found> {
  try {
    return await look()
  } catch (error) {
    throw away(error)
  }
}

const orMissing = <Found>(look: () => Promise<Found>): Promise<Found | undefined> =>
  orAway(async () => {
    try {
      return await look()
    } catch (error) {
      // A bucket that is not there is not the same as a file that is not there.
      if (error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket') return undefined
      throw error
    }
  })

async function* orUnavailable(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw away(error)
  }
}
