import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn } from '@prostuti/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import { moveFiles } from './move-files.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let standIn: S3StandIn
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prostuti-storage-'))
  standIn = await startS3StandIn()
})
afterAll(async () => {
  await standIn.close()
  await rm(folder, { recursive: true })
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const stores: [string, () => Storage][] = [
  ['the data folder', () => createFolderStorage(join(folder, 'data'))],
  ['a bucket', () => createS3Storage(standIn.settings, { dataDir: join(folder, 'machine') })],
]

describe.each(stores)('a file in %s', (_, create) => {
  let storage: Storage
  beforeAll(() => {
    storage = create()
  })
  afterAll(() => storage.close())
  const bytes = randomBytes(1000)

  const localFile = async (content: Buffer): Promise<string> => {
    const path = join(folder, randomBytes(6).toString('hex'))
    await writeFile(path, content)
    return path
  }
  const listed = async (prefix: string) => {
    const found = []
    for await (const file of storage.list(prefix)) found.push(file)
    return found.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  }

  it('is given back as it was put, is known by its facts, and is gone when it was removed', async () => {
    await storage.put('files/avatars/a.webp', bytes)
    expect(await storage.get('files/avatars/a.webp')).toEqual(bytes)
    const facts = await storage.stat('files/avatars/a.webp')
    expect(facts).toMatchObject({ bytes: 1000, etag: expect.stringMatching(/^(W\/)?"[^"]+"$/) })
    expect(Math.abs(Date.now() - facts!.modified.getTime())).toBeLessThan(60_000)
    await storage.put('files/avatars/empty', Buffer.alloc(0))
    expect(await storage.get('files/avatars/empty')).toEqual(Buffer.alloc(0))
    for (const key of ['files/avatars/a.webp', 'files/avatars/a.webp', 'files/avatars/empty']) await storage.remove(key)
    expect([await storage.get('files/avatars/a.webp'), await storage.stat('files/avatars/a.webp')]).toEqual([
      undefined,
      undefined,
    ])
    expect(await storage.open('files/avatars/a.webp')).toBeUndefined()
  })

  it('is read in parts', async () => {
    await storage.put('videos/a/360.webm', bytes)
    const part = async (from: number, to: number) =>
      Buffer.concat(await (await storage.open('videos/a/360.webm', { from, to }))!.toArray())
    expect(await part(0, 0)).toEqual(bytes.subarray(0, 1))
    expect(await part(990, 999)).toEqual(bytes.subarray(990))
    expect(Buffer.concat(await (await storage.open('videos/a/360.webm'))!.toArray())).toEqual(bytes)
  })

  it('comes from a local file of any size, which stays unless it is moved', async () => {
    const large = randomBytes(17 * 1024 * 1024)
    const path = await localFile(large)
    await storage.putFile('videos/b/source.mp4', path)
    expect(existsSync(path)).toBe(true)
    await storage.putFile('videos/b/again.mp4', path, { move: true, sha256: sha256(large) })
    expect(existsSync(path)).toBe(false)
    for (const key of ['videos/b/source.mp4', 'videos/b/again.mp4']) {
      expect(sha256((await storage.get(key))!)).toBe(sha256(large))
      expect((await storage.stat(key))?.bytes).toBe(large.length)
    }
    const middle = { from: 8 * 1024 * 1024 - 5, to: 8 * 1024 * 1024 + 4 }
    const across = Buffer.concat(await (await storage.open('videos/b/source.mp4', middle))!.toArray())
    expect(across).toEqual(large.subarray(middle.from, middle.to + 1))
  })

  it('is listed below its prefix, and removed with it, and its neighbours are not', async () => {
    for (const key of ['c/master.m3u8', 'c/0/index.m3u8', 'c/0/part-1.ts', 'cc/360.webm'])
      await storage.put(`videos/d/${key}`, bytes)
    expect((await listed('videos/d/c/')).map(({ key, bytes: size }) => [key, size])).toEqual([
      ['videos/d/c/0/index.m3u8', 1000],
      ['videos/d/c/0/part-1.ts', 1000],
      ['videos/d/c/master.m3u8', 1000],
    ])
    expect((await storage.names('videos/d/')).toSorted()).toEqual(['c', 'cc'])
    expect((await storage.names('videos/d/c/')).toSorted()).toEqual(['0', 'master.m3u8'])
    await storage.removeAll('videos/d/c/')
    expect((await listed('videos/d/')).map(({ key }) => key)).toEqual(['videos/d/cc/360.webm'])
    expect([await listed('videos/none/'), await storage.names('videos/none/')]).toEqual([[], []])
    await storage.removeAll('videos/none/')
  })

  it('is lent to programs by a path', async () => {
    await storage.put('documents/e.pdf', bytes)
    expect(await storage.useFile('documents/e.pdf', (path) => readFile(path))).toEqual(bytes)
    await expect(storage.useFile('documents/none.pdf', async () => 1)).rejects.toMatchObject({ code: 'not_found' })
    const left = await storage.useScratch(async (scratch) => {
      await writeFile(join(scratch, 'f'), bytes)
      await storage.putFile('documents/f.pdf', join(scratch, 'f'), { move: true })
      return scratch
    })
    expect([existsSync(left), await storage.get('documents/f.pdf')]).toEqual([false, bytes])
  })

  it('has a key from which no way out can be built', async () => {
    const wrong = ['../app-secret', '/app-secret', 'files/../app-secret', 'files/.hidden', 'files//a', 'files/নাম', '']
    for (const key of wrong) {
      await expect(async () => storage.get(key), key).rejects.toThrow('not a key')
      await expect(async () => storage.put(key, bytes), key).rejects.toThrow('not a key')
      await expect(async () => storage.remove(key), key).rejects.toThrow('not a key')
    }
    for (const prefix of ['', '/', '../', 'videos', 'videos/../'])
      await expect(async () => storage.removeAll(prefix), prefix).rejects.toThrow('not a prefix')
  })

  it('is not there where its name is too long or leads through a file', async () => {
    await storage.put('videos/g.webm', bytes)
    for (const key of ['videos/g.webm/part.m4s', `videos/${'a'.repeat(280)}.m4s`])
      expect([await storage.stat(key), await storage.open(key), await storage.get(key)], key).toEqual([
        undefined,
        undefined,
        undefined,
      ])
  })

  it('can be put, read and removed: a probe says so and leaves nothing', async () => {
    await storage.probe()
    expect((await storage.names('files/')).filter((name) => name.startsWith('probe'))).toEqual([])
  })
})

describe('a data folder', () => {
  const place = () => join(folder, 'small')
  const listed = () => readdir(place(), { recursive: true }).catch(() => [])

  it('keeps nothing of a file that found no room, and says that it is unavailable', async () => {
    const fullDisk: typeof open = async (path, flags, mode) => {
      const file = await open(path, flags, mode)
      file.writeFile = async () => {
        await file.write(Buffer.from('half'))
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      }
      return file
    }
    const files = async () => (await listed()).filter((name) => name.includes('.'))
    for (const trouble of [{ openFile: fullDisk }, { free: async () => 1024 }]) {
      const put = createFolderStorage(place(), trouble).put('files/site/a.webp', Buffer.from('bytes'))
      await expect(put).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 300 })
      expect(await files()).toEqual([])
    }
  })

  it('says that it cannot be read, instead of that there is nothing', async () => {
    const storage = createFolderStorage(join(folder, 'unreadable'))
    await storage.put('files/a', Buffer.from('whole'))
    await symlink('videos', join(folder, 'unreadable', 'videos'))
    await expect(storage.names('videos/')).rejects.toThrow('ELOOP')
    await expect(Array.fromAsync(storage.list('videos/'))).rejects.toThrow('ELOOP')
    const to = createFolderStorage(join(folder, 'moved'))
    await expect(moveFiles({ from: storage, to, remove: true })).rejects.toThrow('ELOOP')
    expect(await storage.get('files/a')).toEqual(Buffer.from('whole'))
  })

  it('lets go of drafts and work that a killed process left', async () => {
    const storage = createFolderStorage(place())
    await storage.put('files/complaints/a.pdf', Buffer.from('whole'))
    await writeFile(join(place(), 'files', 'complaints', 'a.pdf.01234567.unfinished'), 'half')
    await mkdir(join(place(), 'cache', 'scratch', 'left'), { recursive: true })
    expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(0)
    expect(await storage.names('files/complaints/')).toEqual(['a.pdf'])
    expect(await storage.tidy(new Date(Date.now() + 60_000))).toBe(1)
    expect(await storage.tidy(new Date(Date.now() + 3 * 24 * 3_600_000))).toBe(1)
    expect(await readdir(join(place(), 'files', 'complaints'))).toEqual(['a.pdf'])
  })
})
