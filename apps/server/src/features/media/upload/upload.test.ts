import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMp4 } from '../../../testing/build-mp4.ts'
import { judgeUploads } from '../judge/judge-uploads.ts'
import { type MediaTest, openMediaTest } from '../media-test.fixture.ts'
import { beginUpload } from './begin-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'

let test: MediaTest
let headers: Record<string, string>
beforeAll(async () => {
  test = await openMediaTest()
  headers = (await test.signInStaff({ role: 'teacher' })).headers
  await test.office.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

const content = buildMp4({ seconds: 12, height: 480 })
const begun = async (given: Parameters<MediaTest['begin']>[1] = { bytes: content.length }) =>
  String((await test.begin(headers, given)).headers.location)
const keyIn = (address: string) => address.split('/').at(-1)!
const head = async (address: string) => (await test.office.inject({ method: 'HEAD', url: address, headers })).headers
const rowOf = async (address: string) =>
  (
    await test.db
      .select()
      .from(tables.upload)
      .where(eq(tables.upload.key, keyIn(address)))
  )[0]
const shown = async (address: string) => (await test.office.inject({ url: address, headers })).json()

/** What has arrived and is not counted yet. */
async function spooled(): Promise<number> {
  const scratch = join(test.dataDir, 'cache', 'scratch')
  const names = await readdir(scratch, { recursive: true })
  const facts = await Promise.all(names.map((name) => stat(join(scratch, name))))
  return facts.filter((each) => each.isFile()).reduce((sum, { size }) => sum + size, 0)
}

/** A request that sends when it is told to. */
async function slowPatch(address: string, length: number) {
  const { port } = test.office.server.address() as AddressInfo
  const sent = request({
    ...{ host: '127.0.0.1', port, path: address, method: 'PATCH' },
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': length,
    },
  })
  sent.on('error', () => {})
  const status = new Promise<number>((resolve) => sent.on('response', (answer) => resolve(answer.statusCode!)))
  await new Promise<void>((resolve) => sent.write(content.subarray(0, 10), () => resolve()))
  await expect.poll(async () => (await rowOf(address))?.writer, { timeout: 15_000 }).toEqual(expect.any(String))
  return {
    status,
    send: (bytes: Buffer) => sent.write(bytes),
    end: (bytes: Buffer) => sent.end(bytes),
    destroy: () => sent.destroy(),
  }
}

describe('a file that comes part by part', () => {
  it('goes on where it stopped, and arrives as it was', async () => {
    const address = await begun()
    const cut = [0, 100, 1500, content.length]
    for (let part = 1; part < cut.length; part++) {
      expect(await head(address)).toMatchObject({ 'upload-offset': String(cut[part - 1]), 'tus-resumable': '1.0.0' })
      const bytes = content.subarray(cut[part - 1], cut[part])
      const answer = await test.patch(address, headers, { offset: cut[part - 1]!, bytes })
      expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([204, String(cut[part])])
    }
    await test.judge()
    expect(await shown(address)).toMatchObject({
      ...{ state: 'good', seconds: 12, height: 480, plays: true, name: 'বক্তৃতা.mp4'.normalize('NFC') },
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect(await readFile(join(test.dataDir, 'videos', keyIn(address), 'source.mp4'))).toEqual(content)
    expect(await readdir(join(test.dataDir, 'uploads'))).not.toContain(keyIn(address))
  })

  it('is refused at another place than where it stopped, and beyond its end', async () => {
    const address = await begun({ bytes: 10 })
    expect((await test.patch(address, headers, { offset: 3, bytes: Buffer.alloc(2) })).statusCode).toBe(409)
    expect((await test.patch(address, headers, { offset: 0, bytes: Buffer.alloc(11) })).statusCode).toBe(413)
    expect((await head(address))['upload-offset']).toBe('0')
    const unsaid = { ...headers, 'content-type': 'application/offset+octet-stream' }
    expect((await test.office.inject({ method: 'PATCH', url: address, headers: unsaid })).statusCode).toBe(400)
  })

  it('keeps what has come when the connection breaks in the middle', async () => {
    const address = await begun({ bytes: 1_000_000 })
    const breaking = await slowPatch(address, 1_000_000)
    breaking.send(Buffer.alloc(300_000 - 10, 1))
    await expect.poll(spooled, { timeout: 15_000 }).toBe(300_000)
    breaking.destroy()
    await expect.poll(async () => Number((await head(address))['upload-offset']), { timeout: 15_000 }).toBe(300_000)
  })

  it('takes a part with a checksum whole or not at all', async () => {
    const address = await begun({ bytes: 20 })
    const bytes = Buffer.from('ten bytes!')
    const checksum = (of: Buffer) => `sha256 ${createHash('sha256').update(of).digest('base64')}`
    const wrong = await test.patch(address, headers, { offset: 0, bytes, checksum: checksum(Buffer.from('other')) })
    expect([wrong.statusCode, (await head(address))['upload-offset']]).toEqual([460, '0'])
    const right = await test.patch(address, headers, { offset: 0, bytes, checksum: checksum(bytes) })
    expect([right.statusCode, (await head(address))['upload-offset']]).toEqual([204, '10'])
    expect((await test.patch(address, headers, { offset: 10, bytes, checksum: 'crc7 x' })).statusCode).toBe(400)
  })

  it('is nobody else’s, not a manager’s either, and nothing at all for who may not', async () => {
    const address = await begun()
    const others = [
      [401, {}],
      [404, (await test.signInStaff({ role: 'manager' })).headers],
      [404, (await test.signInStaff({ role: 'support' })).headers],
    ] as const
    for (const [status, theirs] of others) {
      expect((await test.patch(address, theirs, { offset: 0, bytes: content })).statusCode).toBe(status)
      for (const method of ['HEAD', 'GET', 'DELETE'] as const)
        expect((await test.office.inject({ method, url: address, headers: theirs })).statusCode).toBe(status)
    }
    const { 'x-office-token': _, ...withoutToken } = headers
    expect((await test.patch(address, withoutToken, { offset: 0, bytes: content })).statusCode).toBe(419)
    expect((await head(address))['upload-offset']).toBe('0')
  })

  it('is begun with a length and a kind, within what its kind may have', async () => {
    const statusOf = async (given: Parameters<MediaTest['begin']>[1]) => (await test.begin(headers, given)).statusCode
    expect(await statusOf({ bytes: 0 })).toBe(400)
    expect(await statusOf({ bytes: 5, kind: 'archive' })).toBe(400)
    expect(await statusOf({ bytes: 5, name: '\u0000\u0007' })).toBe(400)
    expect(await statusOf({ bytes: 301 * 1024 ** 2, kind: 'document' })).toBe(413)
    expect(await statusOf({ bytes: 9 * 1024 ** 3 })).toBe(413)
  })

  it('is given up by its owner, and let go of when nobody has gone on for a week', async () => {
    const { headers: hers } = await test.signInStaff({ role: 'teacher' })
    const given = String((await test.begin(hers, { bytes: 10 })).headers.location)
    const left = String((await test.begin(hers, { bytes: 10 })).headers.location)
    for (const address of [given, left]) await test.patch(address, hers, { offset: 0, bytes: Buffer.from('half!') })
    const part = (address: string) => join(test.dataDir, 'uploads', keyIn(address))
    expect([existsSync(part(given)), existsSync(part(left))]).toEqual([true, true])
    expect((await test.office.inject({ method: 'DELETE', url: given, headers: hers })).statusCode).toBe(204)
    expect([existsSync(part(given)), existsSync(part(left))]).toEqual([false, true])
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
    await sweepUploads(test.db, test.storage, inDays(6))
    expect(await rowOf(left)).toBeDefined()
    await sweepUploads(test.db, test.storage, inDays(8))
    expect([await rowOf(left), existsSync(part(left))]).toEqual([undefined, false])
  })
})

describe('a file that is judged', () => {
  const judgeWith = (probeVideo: () => Promise<undefined>) =>
    judgeUploads(test.db, {
      ...{ storage: test.storage, clock: test.deps.clock, signal: new AbortController().signal },
      judges: { measureDocument: async () => 'unreadable', probeVideo },
    })
  const lyingIn = async (folder: string, address: string) => {
    const keys: string[] = []
    for await (const { key } of test.storage.list(`${folder}/`)) if (key.includes(keyIn(address))) keys.push(key)
    return keys
  }
  const served = (address: string) => readFile(join(test.dataDir, 'videos', keyIn(address), 'source.mp4'))

  it('is served as it was judged, whatever an older request still writes', async () => {
    const address = await begun()
    const junk = Buffer.alloc(content.length - 10, 7)
    const older = await slowPatch(address, content.length)
    expect((await test.patch(address, headers, { offset: 0, bytes: content })).statusCode).toBe(204)
    await test.judge()
    older.end(junk)
    expect(await older.status).toBe(409)
    expect(await served(address)).toEqual(content)

    const before = await begun()
    const early = await slowPatch(before, content.length)
    await test.patch(before, headers, { offset: 0, bytes: content })
    early.end(junk)
    expect(await early.status).toBe(409)
    await test.judge()
    expect(await served(before)).toEqual(content)

    const meanwhile = await begun()
    const other = await slowPatch(meanwhile, content.length)
    await test.patch(meanwhile, headers, { offset: 0, bytes: content })
    await judgeWith(async () => {
      other.end(junk)
      await other.status
      return undefined
    })
    expect(await other.status).toBe(409)
    expect(await served(meanwhile)).toEqual(content)
    for (const each of [address, before, meanwhile]) {
      expect((await shown(each)).sha256).toBe(createHash('sha256').update(content).digest('hex'))
      expect(await lyingIn('uploads', each)).toEqual([])
    }
  })

  it('takes no more parts, and leaves nothing when its owner gives it up', async () => {
    const address = await begun()
    await test.patch(address, headers, { offset: 0, bytes: content })
    const again = async () =>
      (await test.patch(address, headers, { offset: content.length, bytes: Buffer.from('more') })).statusCode
    expect(await again()).toBe(409)
    await judgeWith(async () => {
      expect(await again()).toBe(409)
      expect((await test.office.inject({ method: 'DELETE', url: address, headers })).statusCode).toBe(204)
      return undefined
    })
    expect([await lyingIn('uploads', address), await lyingIn('videos', address)]).toEqual([[], []])
  })

  it('is judged again after a process that died over it', async () => {
    const address = await begun()
    await test.patch(address, headers, { offset: 0, bytes: content })
    const ofRow = eq(tables.upload.key, keyIn(address))
    const claimedAgo = (ms: number) => ({ claimedAt: new Date(Date.now() - ms), writer: 'judgethatdie' })
    await test.db.update(tables.upload).set(claimedAgo(60_000)).where(ofRow)
    expect(await test.judge()).toBe(0)
    await test.db.update(tables.upload).set(claimedAgo(180_000)).where(ofRow)
    expect(await test.judge()).toBe(1)
    expect([await served(address), await lyingIn('uploads', address)]).toEqual([content, []])
  })
})

describe('the room on the disk', () => {
  it('is promised once: to those that are on their way before one that begins', async () => {
    await test.db.delete(tables.upload)
    const { staffId } = await test.signInStaff({ role: 'teacher' })
    const gigabyte = 1024 ** 3
    const begin = (gigabytes: number) =>
      test.db.transaction((tx) =>
        beginUpload(tx, {
          ...{ kind: 'video', name: 'a.mp4', bytes: gigabytes * gigabyte, staffId },
          ...{ storage: test.storage, dataDir: test.dataDir, now: new Date(), free: async () => 11 * gigabyte },
        }),
      )
    // Each lies there twice while it is judged.
    await expect(begin(6)).rejects.toThrow('no_room')
    const begun = await Promise.allSettled([begin(2), begin(2), begin(2), begin(2)])
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    // What was judged has its place.
    await test.db.update(tables.upload).set({ state: 'refused', received: sql`bytes` })
    await begin(5)
    await test.db.delete(tables.upload)
  })

  it('that is not there is said in both languages', async () => {
    const words = async (locale: string) => {
      const answer = await test.begin({ ...headers, 'x-language': locale }, { bytes: 8 * 1024 ** 3 })
      return [answer.statusCode, answer.json().code, answer.json().message]
    }
    const { staffId } = await test.signInStaff({ role: 'teacher' })
    const hoard = Array.from({ length: 500 }, (_, at) => ({ key: `hoard ${at}`, bytes: 8 * 1024 ** 3 }))
    const rows = hoard.map((each) => ({ ...each, staffId, kind: 'video' as const, name: 'a.mp4' }))
    await test.db.insert(tables.upload).values(rows)
    expect(await words('en')).toEqual([507, 'no_room', expect.stringContaining('no room for this file')])
    expect(await words('bn')).toEqual([507, 'no_room', expect.stringContaining('জায়গা নেই'.normalize('NFC'))])
    await test.db.delete(tables.upload).where(eq(tables.upload.staffId, staffId))
  })
})

describe('what a file is', () => {
  const judged = async (bytes: Buffer, kind = 'video') => {
    const key = await test.bring(headers, bytes, { kind })
    const { state, refusal, pages } = await shown(`/api/v3/admin/uploads/${key}`)
    return [state, refusal ?? pages]
  }
  const demo = (path: string) =>
    readFile(new URL(`../../../../../../packages/db/src/seed/demo-files/${path}`, import.meta.url))

  it('its content says, not its name', async () => {
    expect(await judged(Buffer.from('<html><script>alert(1)</script>'))).toEqual(['refused', 'not_a_video'])
    expect(await judged(content.subarray(0, 60))).toEqual(['refused', 'unreadable'])
    expect(await judged(buildMp4({ picture: 'hvc1' }))).toEqual(['refused', 'needs_ffmpeg'])
    expect(await judged(content, 'document')).toEqual(['refused', 'not_a_pdf'])
    expect(await judged(Buffer.from('%PDF-1.7 and nothing more'), 'document')).toEqual(['refused', 'unreadable'])
    expect(await judged(await demo('documents/reading-abg.pdf'), 'document')).toEqual(['good', expect.any(Number)])
    expect((await judged(await demo('videos/exam-time/360.webm')))[0]).toBe('good')
  })
})
