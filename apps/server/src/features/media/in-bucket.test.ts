import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { type S3StandIn, startS3StandIn } from '@prostuti/sandbox'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice } from '../../office.ts'
import { createS3Storage } from '../../storage/s3/s3-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { buildMp4 } from '../../testing/build-mp4.ts'
import { judgeUploads } from './judge/judge-uploads.ts'
import { type MediaTest, openMediaTest } from './media-test.fixture.ts'
import { runRenditions } from './rendition/run-renditions.ts'
import { standInPrograms } from './rendition/stand-in.fixture.ts'

let bucket: S3StandIn
let programs: Awaited<ReturnType<typeof standInPrograms>>
let folder: string
/** Three machines with a disk each, on one database and one bucket: the test's own, and two more that have storages of their own. */
let test: MediaTest
let others: { storage: Storage; office: Awaited<ReturnType<typeof buildOffice>> }[]
let headers: Record<string, string>
const patience = { pauseMs: 5, answerMs: 1_000 }

beforeAll(async () => {
  bucket = await startS3StandIn()
  folder = await mkdtemp(join(tmpdir(), 'prostuti-machines-'))
  programs = await standInPrograms(
    await sharp({ create: { width: 64, height: 36, channels: 3, background: '#777777' } })
      .png()
      .toBuffer(),
  )
  const storageOf = (machine: string) => createS3Storage(bucket.settings, { dataDir: join(folder, machine), patience })
  test = await openMediaTest(programs.programs, storageOf('first'))
  others = []
  for (const machine of ['second', 'third']) {
    const storage = storageOf(machine)
    const office = await buildOffice({ ...test.deps, storage }, { pages: false, mediaTools: test.tools })
    await office.ready()
    others.push({ storage, office })
  }
  headers = (await test.signInStaff()).headers
})
afterEach(() => bucket.mend())
afterAll(async () => {
  for (const { office, storage } of others) {
    await office.close()
    storage.close()
  }
  await test.close()
  await bucket.close()
  for (const each of [folder, programs.folder]) await rm(each, { recursive: true, force: true })
})

const signal = new AbortController().signal
const judges = { measureDocument: async () => 'unreadable' as const, probeVideo: async () => undefined }
const content = Buffer.concat([buildMp4({ seconds: 12, height: 480 }), randomBytes(20_000)])
const keyIn = (address: string) => address.split('/').at(-1)!
const rowOf = async (address: string) =>
  (
    await test.db
      .select()
      .from(tables.upload)
      .where(eq(tables.upload.key, keyIn(address)))
  )[0]!

const patchAt = (machine: 0 | 1, address: string, { offset, bytes }: { offset: number; bytes: Buffer }) =>
  others[machine]!.office.inject({
    method: 'PATCH',
    url: address,
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    payload: bytes,
  })
const begun = async () => String((await test.begin(headers, { bytes: content.length })).headers.location)

describe('a file that comes to machines which share a bucket', () => {
  it('goes on at whichever is asked, is judged by a third, and has its sizes made by any', async () => {
    const address = await begun()
    const third = Math.floor(content.length / 3)
    const cut = [0, third, 2 * third, content.length]
    expect((await patchAt(0, address, { offset: 0, bytes: content.subarray(0, cut[1]) })).statusCode).toBe(204)
    expect((await patchAt(1, address, { offset: cut[1]!, bytes: content.subarray(cut[1], cut[2]) })).statusCode).toBe(
      204,
    )
    expect((await patchAt(0, address, { offset: cut[1]!, bytes: Buffer.from('again') })).statusCode).toBe(409)
    const last = { offset: cut[2]!, bytes: content.subarray(cut[2]) }
    expect((await test.patch(address, headers, last)).headers['upload-offset']).toBe(String(content.length))
    expect(await judgeUploads(test.db, { storage: others[1]!.storage, judges, clock: test.deps.clock, signal })).toBe(1)
    const row = await rowOf(address)
    expect(row).toMatchObject({ state: 'good', sha256: createHash('sha256').update(content).digest('hex') })
    const source = `videos/${keyIn(address)}/source.mp4`
    expect(bucket.keys().filter((key) => key.includes(keyIn(address)))).toEqual([source])
    expect(await test.storage.get(source)).toEqual(content)

    const words = { title: { bn: 'হৃৎপিণ্ড' }, description: null, subject: null, teacher_id: null, poster: null }
    const fields = { ...words, upload: keyIn(address), embed_link: null, duration_seconds: null }
    const { id } = (await test.send('POST', '/videos', headers, { fields })).json()
    expect(
      await runRenditions(test.db, {
        storage: others[0]!.storage,
        tools: test.tools,
        clock: test.deps.clock,
        signal,
        beatMs: 20,
      }),
    ).toBe(1)
    const [video] = await test.db.select().from(tables.video).where(eq(tables.video.id, id))
    expect(video).toMatchObject({ source: 'hls', poster: expect.stringMatching(/^\/files\/site\//) })
    expect((await test.storage.names(`videos/${video!.playlist!.replace('master.m3u8', '')}`)).toSorted()).toEqual([
      '0',
      '1',
      '2',
      'master.m3u8',
    ])
    // The office of a machine that has none of it on its disk plays it, in parts.
    const played = await others[1]!.office.inject({
      url: `/api/v3/admin/videos/${id}/file`,
      headers: { ...headers, range: 'bytes=5-14' },
    })
    expect([played.statusCode, played.headers['content-range']]).toEqual([206, `bytes 5-14/${content.length}`])
    expect(played.rawPayload).toEqual(content.subarray(5, 15))
    for (const machine of ['first', 'second', 'third'])
      expect([machine, await readdir(join(folder, machine, 'cache', 'scratch')).catch(() => [])]).toEqual([machine, []])
  })

  it('says 503 while the bucket is away, counts nothing that is not there, and goes on afterwards', async () => {
    const address = await begun()
    bucket.fail('error', { times: 100 })
    const refused = await patchAt(0, address, { offset: 0, bytes: content })
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '10',
    ])
    expect((await rowOf(address)).received).toBe(0)
    bucket.mend()
    expect((await patchAt(1, address, { offset: 0, bytes: content })).statusCode).toBe(204)
    bucket.fail('error', { method: 'PUT', times: 100 })
    const judge = () => judgeUploads(test.db, { storage: others[0]!.storage, judges, clock: test.deps.clock, signal })
    await expect(judge()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await rowOf(address)).toMatchObject({ state: 'whole', facts: null })
    bucket.mend()
    await test.db
      .update(tables.upload)
      .set({ claimedAt: new Date(Date.now() - 180_000) })
      .where(eq(tables.upload.key, keyIn(address)))
    expect(await judge()).toBe(1)
    expect(await rowOf(address)).toMatchObject({ state: 'good' })
  })

  it('that its owner gives up while it is judged leaves nothing in the bucket', async () => {
    const address = await begun()
    await patchAt(0, address, { offset: 0, bytes: content })
    const probeVideo = async () => {
      expect((await test.office.inject({ method: 'DELETE', url: address, headers })).statusCode).toBe(204)
      return undefined
    }
    await judgeUploads(test.db, {
      storage: others[0]!.storage,
      judges: { ...judges, probeVideo },
      clock: test.deps.clock,
      signal,
    })
    expect(bucket.keys().filter((key) => key.includes(keyIn(address)))).toEqual([])
  })
})
