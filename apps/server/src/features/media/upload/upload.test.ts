import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMp4 } from '../../../testing/build-mp4.ts'
import { type MediaTest, openMediaTest } from '../media-test.fixture.ts'
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
    expect(await readdir(join(test.dataDir, 'uploads'))).not.toContain(`${keyIn(address)}.part`)
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
    const { port } = test.office.server.address() as AddressInfo
    await new Promise<void>((resolve) => {
      const sent = request({
        ...{ host: '127.0.0.1', port, path: address, method: 'PATCH' },
        headers: {
          ...headers,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
          'content-length': '1000000',
        },
      })
      sent.on('error', () => resolve())
      sent.on('close', () => resolve())
      sent.write(Buffer.alloc(300_000, 1), () => setTimeout(() => sent.destroy(), 50))
    })
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
    const part = (address: string) => join(test.dataDir, 'uploads', `${keyIn(address)}.part`)
    expect((await test.office.inject({ method: 'DELETE', url: given, headers: hers })).statusCode).toBe(204)
    expect([existsSync(part(given)), existsSync(part(left))]).toEqual([false, true])
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
    await sweepUploads(test.db, test.dataDir, inDays(6))
    expect(await rowOf(left)).toBeDefined()
    await sweepUploads(test.db, test.dataDir, inDays(8))
    expect([await rowOf(left), existsSync(part(left))]).toEqual([undefined, false])
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
