import { open, readdir, readlink } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { hours } from '../../../testing/test-clock.ts'
import { openVideoTest } from '../video-test.fixture.ts'

const test = await openVideoTest()
afterAll(() => test.close())

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251))
let student: Awaited<ReturnType<typeof test.student>>
let videoId: number
let cookie: string
let address: string

beforeAll(async () => {
  await test.put('heart/360.webm', bytes)
  await test.put('heart/bn.vtt', 'WEBVTT\n')
  await test.put('other/360.webm', 'of another video')
  student = await test.student()
  const captions = [{ language: 'bn' as const, file: 'heart/bn.vtt' }]
  videoId = (await test.video({ captions })).id
  await test.lecture({ videoId })
  const watched = await test.watch(videoId, student.headers)
  cookie = watched.cookie
  address = watched.opened.sources[0]!.address
})

type FileRequest = { url?: string; headers?: Record<string, string>; method?: 'GET' | 'HEAD' }
const fetchFile = ({ url = address, headers = {}, method = 'GET' }: FileRequest = {}) =>
  test.app.inject({ method, url, headers: { cookie, ...headers } })
const refused = async (asked: FileRequest) => {
  const response = await fetchFile(asked)
  return [response.statusCode, response.body.includes('video')]
}

describe('an address of a video', () => {
  it('gives the file to the browser that pressed play, privately and as it is', async () => {
    const { statusCode, headers, rawPayload } = await fetchFile({ headers: { 'accept-encoding': 'gzip, br' } })
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(bytes)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=14400',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('comes with a cookie that no script reads and no other site sends', async () => {
    const { response } = await test.watch(videoId, student.headers)
    expect(response.cookies.find(({ name }) => name === 'watch')).toMatchObject({
      path: '/media/videos',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 14_400,
    })
  })

  it('is worth nothing without the cookie', async () => {
    expect(await refused({ headers: { cookie: '' } })).toEqual([403, false])
  })

  it('is worth nothing to another doctor of the same batch, or to another sign-in of the same doctor', async () => {
    const other = await test.watch(videoId, (await test.student()).headers)
    expect(await refused({ headers: { cookie: other.cookie } })).toEqual([403, false])
    const phone = await buildSignIn(test.db, { doctorId: student.id, now: test.clock.now() })
    const second = await test.watch(videoId, phone.headers)
    expect(second.response.statusCode).toBe(200)
    expect(await refused({ headers: { cookie: second.cookie } })).toEqual([403, false])
    expect(
      (await fetchFile({ url: second.opened.sources[0]!.address, headers: { cookie: second.cookie } })).statusCode,
    ).toBe(200)
  })

  it('is worth nothing when it was edited', async () => {
    const ticket = address.split('/')[3]!
    const edited = address.replace(
      ticket,
      ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )
    expect(await refused({ url: edited })).toEqual([403, false])
    expect(await refused({ url: address.replace(ticket, 'ticket') })).toEqual([403, false])
  })

  it('opens nothing but the files of its video', async () => {
    const ticket = address.split('/')[3]
    const paths = [
      'heart/../other/360.webm',
      'heart/..%2F..%2Fother%2F360.webm',
      'heart/%2e%2e/other/360.webm',
      '..%2F..%2Fapp-secret',
      'heart/360.webm%00',
      'heart',
      '',
    ]
    for (const path of paths) {
      const { statusCode, body } = await fetchFile({ url: `/media/videos/${ticket}/${path}` })
      expect([path, [403, 404].includes(statusCode), body.includes('video')]).toEqual([path, true, false])
    }
    expect(await refused({ url: `/media/videos/${ticket}/other/360.webm` })).toEqual([403, false])
    const captions = await fetchFile({ url: `/media/videos/${ticket}/heart/bn.vtt` })
    expect([captions.statusCode, captions.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  })

  it('is not there for a file that is missing on the disk, or cannot be one', async () => {
    expect((await fetchFile({ url: address.replace('360', '720') })).statusCode).toBe(404)
    await test.put('lungs/master.m3u8', '#EXTM3U')
    const renditions = [{ height: 360, bytes: 1, file: 'lungs/360/index.m3u8' }]
    const { id } = await test.video({ source: 'hls', playlist: 'lungs/master.m3u8', renditions })
    await test.lecture({ videoId: id })
    const { opened } = await test.watch(id, student.headers)
    const master = opened.sources[0]!.address
    const playlist = await fetchFile({ url: master })
    expect([playlist.statusCode, playlist.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
    for (const path of ['master.m3u8/part.m4s', `${'a'.repeat(280)}.m4s`, '360/part-1.m4s'])
      expect([path, (await fetchFile({ url: master.replace('master.m3u8', path) })).statusCode]).toEqual([path, 404])
  })

  it('does not outlive its four hours, the last moment of the video, or the sign-in', async () => {
    const brief = await test.video()
    await test.lecture({ videoId: brief.id, videoUntil: test.after(hours(1)) })
    const leaver = await test.student()
    const [own, short, left] = [
      await test.watch(videoId, student.headers),
      await test.watch(brief.id, student.headers),
      await test.watch(videoId, leaver.headers),
    ]
    const ask = async ({ opened, cookie: given }: typeof own) =>
      (await fetchFile({ url: opened.sources[0]!.address, headers: { cookie: given } })).statusCode
    expect([await ask(own), await ask(short), await ask(left)]).toEqual([200, 200, 200])
    expect(short.opened.expires_at).toBe(test.after(hours(1)).toISOString())
    await test.db
      .update(tables.signIn)
      .set({ endedAt: test.clock.now(), endedBecause: 'logout' })
      .where(eq(tables.signIn.id, leaver.signInId))
    test.clock.move(hours(1))
    expect([await ask(own), await ask(short), await ask(left)]).toEqual([200, 403, 403])
    test.clock.move(hours(3))
    expect(await ask(own)).toBe(403)
    test.clock.move(-hours(4))
  })
})

describe('a range', () => {
  it.each([
    ['bytes=0-9', 'bytes 0-9/1000', 0, 10],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-4', 'bytes 996-999/1000', 996, 1000],
  ])('%s is answered with that part', async (range, said, from, to) => {
    const { statusCode, headers, rawPayload } = await fetchFile({ headers: { range } })
    expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([206, said, String(to - from)])
    expect(rawPayload.equals(bytes.subarray(from, to))).toBe(true)
  })

  it('of more bytes from the end than there are is answered with the whole', async () => {
    const { statusCode, headers, rawPayload } = await fetchFile({ headers: { range: 'bytes=-5000' } })
    expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([200, undefined, '1000'])
    expect(rawPayload.equals(bytes)).toBe(true)
    expect((await fetchFile({ headers: { range: 'bytes=-0' } })).statusCode).toBe(416)
  })

  it('beyond the end is refused with the size', async () => {
    const { statusCode, headers } = await fetchFile({ headers: { range: 'bytes=1000-' } })
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  it('of a file that has changed since is answered with the whole', async () => {
    const { headers } = await fetchFile()
    const range = 'bytes=0-9'
    const part = await fetchFile({ headers: { range, 'if-range': headers.etag as string } })
    const dated = await fetchFile({ headers: { range, 'if-range': headers['last-modified'] as string } })
    const whole = await fetchFile({ headers: { range, 'if-range': '"older"' } })
    expect([part.statusCode, dated.statusCode, whole.statusCode]).toEqual([206, 206, 200])
    expect((await fetchFile({ headers: { 'if-none-match': headers.etag as string } })).statusCode).toBe(304)
  })

  it('of a file that an older one has replaced is answered with the whole', async () => {
    const { headers } = await fetchFile()
    const later = new Date(Date.parse(headers['last-modified'] as string) + 60_000).toUTCString()
    const whole = await fetchFile({ headers: { range: 'bytes=5-9', 'if-range': later } })
    expect([whole.statusCode, whole.headers['content-range'], whole.rawPayload.length]).toEqual([200, undefined, 1000])
  })

  it('is told by HEAD without a byte of the file', async () => {
    const whole = await fetchFile({ method: 'HEAD' })
    const part = await fetchFile({ method: 'HEAD', headers: { range: 'bytes=5-6' } })
    expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, '1000', ''])
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 5-6/1000'])
    expect((await fetchFile({ method: 'HEAD', headers: { cookie: '' } })).statusCode).toBe(403)
  })
})

describe('a large file', () => {
  const writeSparse = async (name: string, size: number) => {
    const file = await open(join(test.dataDir, 'videos', name), 'w')
    await file.truncate(size)
    await file.close()
  }

  const openFiles = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    )
    return links.filter((path) => path.startsWith(test.dataDir)).length
  }

  it('is sought through as fast as a small one: the end of 1 GB comes within 200 ms of the end of 10 MB', async () => {
    const seek = async (size: number) => {
      await writeSparse('heart/720.webm', size)
      const times: number[] = []
      for (let turn = 0; turn < 5; turn++) {
        const begun = performance.now()
        const { statusCode, rawPayload } = await fetchFile({
          url: address.replace('360', '720'),
          headers: { range: 'bytes=-65536' },
        })
        times.push(performance.now() - begun)
        expect([statusCode, rawPayload.length]).toEqual([206, 65_536])
      }
      return Math.min(...times)
    }
    const [small, large] = [await seek(10 * 1024 ** 2), await seek(1024 ** 3)]
    expect(large - small).toBeLessThan(200)
  })

  it('is let go of when the browser hangs up, and read no further than that browser took', async () => {
    await writeSparse('heart/720.webm', 64 * 1024 ** 2)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    await new Promise<void>((resolve, reject) => {
      const request = get(
        { port, host: '127.0.0.1', path: address.replace('360', '720'), headers: { cookie } },
        (response) => {
          response.once('data', async () => {
            response.pause()
            expect(await openFiles()).toBe(1)
            request.destroy()
            resolve()
          })
        },
      )
      request.once('error', reject)
    })
    await expect.poll(openFiles, { interval: 10 }).toBe(0)
  })
})
