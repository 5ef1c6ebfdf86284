import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn } from '@prostuti/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { createFetchedFiles } from './fetched-files.ts'
import { createS3Client, type S3ClientOptions, type S3Settings } from './s3-client.ts'
import { createS3Storage } from './s3-storage.ts'

let folder: string
let standIn: S3StandIn
let now = new Date()
const opened: Storage[] = []
/** The stand-in is near. */
const patience = { pauseMs: 5 }
const hasty = { patience: { pauseMs: 5, answerMs: 100 } }
const storageWith = (settings: Partial<S3Settings> = {}, options: S3ClientOptions = {}): Storage => {
  const storage = createS3Storage({ ...standIn.settings, ...settings }, { dataDir: folder, patience, ...options })
  opened.push(storage)
  return storage
}
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prostuti-s3-faults-'))
  standIn = await startS3StandIn({ clock: () => now })
  storage = storageWith()
})
afterEach(() => {
  standIn.mend()
  now = new Date()
})
afterAll(async () => {
  for (const each of opened) each.close()
  await standIn.close()
  await rm(folder, { recursive: true })
})

const unavailable = { code: 'unavailable', retryAfterSeconds: 10 }
const bytes = randomBytes(100_000)
const large = randomBytes(20 * 1024 * 1024)
const largeFile = async () => {
  const path = join(folder, 'large')
  await writeFile(path, large)
  return path
}

describe('a bucket that fails', () => {
  it('is asked again: an error, a broken line and a lost answer are not noticed', async () => {
    for (const fault of ['error', 'lost'] as const) {
      standIn.fail(fault, { method: 'PUT' })
      await storage.put('files/a', bytes)
      standIn.fail(fault, { method: 'GET' })
      expect(await storage.get('files/a')).toEqual(bytes)
      standIn.fail(fault, { method: 'DELETE' })
      await storage.remove('files/a')
      expect(standIn.keys()).not.toContain('files/a')
    }
  })

  it('that breaks off in the middle of a file gives the rest of the very same file', async () => {
    await storage.put('files/b', bytes)
    for (let nth = 0; nth < 2; nth++) standIn.fail('cut', { method: 'GET' })
    expect(await storage.get('files/b')).toEqual(bytes)
    standIn.fail('cut', { method: 'GET' })
    const reading = (await storage.open('files/b', { from: 10, to: 99_989 }))!
    expect(Buffer.concat(await reading.toArray())).toEqual(bytes.subarray(10, 99_990))

    // One that was replaced meanwhile is not glued to what was read of the other.
    standIn.fail('cut', { method: 'GET' })
    const half = (await storage.open('files/b'))!
    await storage.put('files/b', randomBytes(100_000))
    const read = half.toArray().then((chunks) => Buffer.concat(chunks).length)
    await expect(read).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('that goes on failing, refuses us, or is nowhere is unavailable, and soon', async () => {
    const begun = performance.now()
    standIn.fail('error', { times: 10 })
    await expect(storage.get('files/b')).rejects.toMatchObject(unavailable)
    await expect(storage.put('files/b', bytes)).rejects.toMatchObject(unavailable)
    standIn.mend()
    // Of a HEAD to another bucket only 404 is said.
    for (const wrong of [
      { secretAccessKey: 'another' },
      { accessKeyId: 'another' },
      { bucket: 'another' },
      { region: 'mars-1' },
      { endpoint: 'http://127.0.0.1:1' },
    ])
      for (const work of [(each: Storage) => each.stat('files/b'), (each: Storage) => each.put('files/b', bytes)])
        if (!('bucket' in wrong) || work.toString().includes('put'))
          await expect(work(storageWith(wrong)), JSON.stringify(wrong)).rejects.toMatchObject(unavailable)
    expect(performance.now() - begun).toBeLessThan(15_000)
  })

  it('that says nothing is not waited for', async () => {
    const deaf = createServer(() => {}).listen(0, '127.0.0.1')
    await once(deaf, 'listening')
    const { port } = deaf.address() as { port: number }
    const begun = performance.now()
    const silent = storageWith({ endpoint: `http://127.0.0.1:${port}` }, hasty)
    await expect(silent.put('files/b', bytes)).rejects.toMatchObject(unavailable)
    expect(performance.now() - begun).toBeLessThan(8_000)
    standIn.fail('silent', { method: 'GET', times: 5 })
    await expect(storageWith({}, hasty).get('files/b')).rejects.toMatchObject(unavailable)
    deaf.close()
  })

  it('refuses a clock that is wrong by more than a quarter of an hour', async () => {
    const late = storageWith({}, { clock: () => new Date(Date.now() - 16 * 60_000) })
    await expect(late.put('files/c', bytes)).rejects.toMatchObject(unavailable)
    await storageWith({}, { clock: () => new Date(Date.now() - 14 * 60_000) }).put('files/c', bytes)
  })
})

describe('a large file on its way into a bucket', () => {
  it('is there when it was completed, also where the answer to that was lost or was an error at first', async () => {
    const path = await largeFile()
    for (const fault of ['late_error', 'lost'] as const) {
      standIn.fail(fault, { method: 'POST', query: 'uploadId' })
      await storage.putFile('videos/x/source.mp4', path)
      expect((await storage.get('videos/x/source.mp4'))!.equals(large)).toBe(true)
      await storage.remove('videos/x/source.mp4')
    }
    expect(standIn.unfinished()).toBe(0)
  })

  it('is never half there, and leaves nothing when it does not arrive', async () => {
    const path = await largeFile()
    standIn.fail('error', { method: 'PUT', query: 'partNumber', times: 5 })
    await expect(storage.putFile('videos/y/source.mp4', path)).rejects.toMatchObject(unavailable)
    standIn.mend()
    standIn.fail('late_error', { method: 'POST', query: 'uploadId', times: 5 })
    await expect(storage.putFile('videos/y/source.mp4', path)).rejects.toMatchObject(unavailable)
    expect([await storage.stat('videos/y/source.mp4'), standIn.unfinished()]).toEqual([undefined, 0])
  })

  it('that a killed process had begun is let go of after a while', async () => {
    const path = await largeFile()
    standIn.fail('error', { method: 'PUT', query: 'partNumber', times: 5 })
    standIn.fail('error', { method: 'DELETE', times: 5 })
    await expect(storage.putFile('videos/z/source.mp4', path)).rejects.toMatchObject(unavailable)
    standIn.mend()
    expect(standIn.unfinished()).toBe(1)
    expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(0)
    expect([await storage.tidy(new Date(Date.now() + 60_000)), standIn.unfinished()]).toEqual([1, 0])
  })

  it('is let go of page by page, and never that of another program in the same bucket', async () => {
    const shared = await startS3StandIn({ pageKeys: 2 })
    const client = createS3Client(shared.settings)
    for (const key of ['videos/a', 'videos/b', 'videos/b', 'videos/c', 'files/d', 'others/e', 'video'])
      await client.ask({ method: 'POST', key, query: { uploads: '' } })
    const own = createS3Storage(shared.settings, { dataDir: folder })
    expect([await own.tidy(new Date(Date.now() + 60_000)), shared.unfinished()]).toEqual([5, 2])
    for (const each of [own, client, shared]) await each.close()
  })
})

describe('files that programs of this machine open', () => {
  const use = (key: string) => storage.useFile(key, async (path) => [path, await readFile(path)] as const)

  it('are fetched once, and again when they are another', async () => {
    await storage.put('documents/a.pdf', bytes)
    const reads = () =>
      standIn.requests.filter(({ method, key }) => method === 'GET' && key === 'documents/a.pdf').length
    const before = reads()
    const [first, second] = await Promise.all([use('documents/a.pdf'), use('documents/a.pdf')])
    await use('documents/a.pdf')
    expect([first[1], second[0], reads() - before]).toEqual([bytes, first[0], 1])
    const other = randomBytes(50)
    await storage.put('documents/a.pdf', other)
    expect((await use('documents/a.pdf'))[1]).toEqual(other)
  })

  it('stay within their bounds: the longest unused goes first, one in use never', async () => {
    const place = join(folder, 'bounded')
    const fetched = createFetchedFiles(place, { bytesAtMost: 250_000 })
    const facts = { bytes: bytes.length, etag: '"x"', modified: now }
    const read = async () => (await storage.open('files/c'))!
    const paths: string[] = []
    const take = (key: string) => fetched.use({ key, facts, read }, async (path) => void paths.push(path))
    await storage.put('files/c', bytes)
    for (const key of ['one', 'two']) await take(key)
    const hourAgo = new Date(Date.now() - 3_600_000)
    await utimes(paths[1]!, hourAgo, hourAgo)
    await take('three')
    expect((await readdir(place)).map((name) => join(place, name)).toSorted()).toEqual(
      [paths[0]!, paths[2]!].toSorted(),
    )
    // All are young, so none of them goes, and the disk still has room.
    await take('four')
    expect(await readdir(place)).toHaveLength(3)
    const tight = createFetchedFiles(place, { free: async () => 1000 })
    await expect(tight.use({ key: 'five', facts, read }, async () => 1)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
