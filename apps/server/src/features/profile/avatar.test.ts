import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeAvatar, uploadAvatar } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeFile } from '../files/index.ts'
import { openProfileTest, type ProfileTest } from './profile-test.fixture.ts'
import { sweepAvatars } from './sweep-avatars.ts'

let test: ProfileTest
beforeAll(async () => {
  test = await openProfileTest()
})
afterAll(() => test.close())

type Headers = Record<string, string>

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 110 } } })
const upload = (headers: Headers, payload: Buffer | string, type = 'image/png') =>
  test.app.inject({ method: 'POST', url: uploadAvatar.path, headers: { ...headers, 'content-type': type }, payload })
const remove = (headers: Headers) => test.app.inject({ method: 'DELETE', url: removeAvatar.path, headers })
const fetch = (url: string) => test.app.inject({ method: 'GET', url })
const kept = (): Promise<string[]> => readdir(join(test.dataDir, 'files', 'avatars')).catch(() => [])

describe('a new picture', () => {
  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/webp', 'webp'],
  ] as const)('is taken as %s and served as a small square WebP to anybody', async (type, format) => {
    const { headers } = await test.doctor()
    const response = await upload(headers, await drawing(900, 600).toFormat(format).toBuffer(), type)
    expect(response.statusCode).toBe(200)
    const { avatar } = response.json().doctor
    expect(avatar).toMatch(/^\/files\/avatars\/[\w-]{32}\.webp$/)
    expect((await test.read(headers)).avatar).toBe(avatar)

    const served = await fetch(avatar)
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  it('stands upright, and forgets where and with what it was taken', async () => {
    const { headers } = await test.doctor()
    // The left half is black. Orientation 6 means that the camera was held on its side: upright, the top is black.
    const black = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .composite([{ input: black, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'CameraMaker', Orientation: '6' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { avatar } = (await upload(headers, photo, 'image/jpeg')).json().doctor
    const { rawPayload } = await fetch(avatar)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    const brightness = async (top: number) =>
      (await sharp(await sharp(rawPayload).extract({ left: 0, top, width: 256, height: 100 }).toBuffer()).stats())
        .channels[0]!.mean
    expect(await brightness(0)).toBeLessThan(40)
    expect(await brightness(156)).toBeGreaterThan(215)
  })

  it('takes the place of the old one, whose file goes', async () => {
    const { headers } = await test.doctor()
    const first = (await upload(headers, await drawing(300, 300).png().toBuffer())).json().doctor.avatar
    const before = await kept()
    const second = (await upload(headers, await drawing(310, 310).png().toBuffer())).json().doctor.avatar
    expect(second).not.toBe(first)
    expect((await kept()).length).toBe(before.length)
    expect([(await fetch(first)).statusCode, (await fetch(second)).statusCode]).toEqual([404, 200])
  })

  it('leaves one file when six arrive at once', async () => {
    const { id, headers } = await test.doctor()
    const before = await kept()
    const bytes = await drawing(300, 300).png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(headers, bytes)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    const [row] = await test.db.select().from(tables.doctor).where(eq(tables.doctor.id, id))
    const added = (await kept()).filter((name) => !before.includes(name))
    expect(added).toEqual([row?.avatar])
  })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', svg],
    ['nothing', ''],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
  ])('%s under the name of a PNG is refused with 415', async (_, content) => {
    const { headers } = await test.doctor()
    const response = await upload(headers, Buffer.from(content, 'latin1'))
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type'])
  })

  it.each(['application/json', 'text/html', 'image/svg+xml', 'multipart/form-data; boundary=x'])(
    'content of type %s is refused with 415',
    async (type) => {
      const { headers } = await test.doctor()
      expect((await upload(headers, '{}', type)).statusCode).toBe(415)
    },
  )

  it('a picture cut short, broken, or with a head alone is refused with 422', async () => {
    const { headers } = await test.doctor()
    const before = await kept()
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251))
    const raw = { raw: { width: 300, height: 300, channels: 3 } } as const
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const whole = await sharp(noise, raw).toFormat(format).toBuffer()
      const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(5000, 0x41)])
      for (const bytes of [whole.subarray(0, whole.length >> 1), whole.subarray(0, 16), broken]) {
        const response = await upload(headers, bytes)
        expect([format, bytes.length, response.statusCode]).toEqual([format, bytes.length, 422])
        expect(Object.keys(response.json().errors)).toEqual(['avatar'])
      }
    }
    expect(await kept()).toEqual(before)
    expect((await test.read(headers)).avatar).toBeNull()
  })

  it('a few bytes that would unfold to too many pixels are refused with 422', async () => {
    const { headers } = await test.doctor()
    const bomb = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    expect((await upload(headers, bomb)).statusCode).toBe(422)
  })

  it('more than 5 MB is refused with 413, 5 MB exactly is looked at', async () => {
    const { headers } = await test.doctor()
    const large = Buffer.alloc(5 * 1024 * 1024 + 1)
    expect((await upload(headers, large)).statusCode).toBe(413)
    expect((await upload(headers, large.subarray(1))).statusCode).toBe(415)
  })
})

describe('too many pictures', () => {
  it('are refused with a wait, however they are refused or taken', async () => {
    const { headers } = await test.doctor()
    for (let nth = 0; nth < 20; nth++) await upload(headers, 'no picture')
    const response = await upload(headers, await drawing(300, 300).png().toBuffer())
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('are swept away where no doctor has them', async () => {
    const { headers } = await test.doctor()
    const { avatar } = (await upload(headers, await drawing(300, 300).png().toBuffer())).json().doctor
    const lost = await storeFile(test.deps.storage, 'avatars', Buffer.from('lost'))
    const sweep = (now: number) => sweepAvatars({ db: test.db, storage: test.deps.storage }, new Date(now))
    expect(await sweep(Date.now())).toBe(0)
    expect(await sweep(Date.now() + 2 * 3_600_000)).toBe(1)
    expect(await kept()).not.toContain(lost)
    expect((await fetch(avatar)).statusCode).toBe(200)
  })
})

describe('taking the picture away', () => {
  it('empties the field and removes the file; a second time is no error', async () => {
    const { headers } = await test.doctor()
    const { avatar } = (await upload(headers, await drawing(300, 300).png().toBuffer())).json().doctor
    const response = await remove(headers)
    expect([response.statusCode, response.json().doctor.avatar]).toEqual([200, null])
    expect((await fetch(avatar)).statusCode).toBe(404)
    expect((await remove(headers)).statusCode).toBe(200)
  })
})

describe('an avatar call', () => {
  it('is refused without a token (401) and on an unverified device (423), for both calls', async () => {
    const { headers } = await test.doctor({}, { verified: false })
    const bytes = await drawing(300, 300).png().toBuffer()
    const nobody = { authorization: 'Bearer x' }
    expect([(await upload(nobody, bytes)).statusCode, (await remove(nobody)).statusCode]).toEqual([401, 401])
    expect([(await upload(headers, bytes)).statusCode, (await remove(headers)).statusCode]).toEqual([423, 423])
  })

  it('opens no other call to bytes', async () => {
    const { headers } = await test.doctor()
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v3/web/doctor/my-profile-update',
      headers: { ...headers, 'content-type': 'image/png' },
      payload: Buffer.from('x'),
    })
    expect(response.statusCode).toBe(415)
  })
})
