import { uploadPicture } from '@prostuti/contract/staff'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

let test: TestOffice
let headers: Record<string, string>
beforeAll(async () => {
  test = await buildTestOffice({ demo: false })
  headers = (await test.signInStaff()).headers
})
afterAll(() => test.close())

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#146c5f' } }).withExif({
    IFD3: { GPSLatitude: '23/1 44/1 0/1' },
  })
const send = (payload: Buffer, type = 'image/jpeg') =>
  test.office.inject({
    method: 'POST',
    url: uploadPicture.path,
    payload,
    headers: { ...headers, 'content-type': type },
  })

describe('a picture for the site', () => {
  it('is made small, loses the camera’s notes, and is shown on the public site', async () => {
    const sent = await send(await photo(3200, 1600).jpeg().toBuffer())
    expect(sent.statusCode).toBe(201)
    const { image, width, height } = uploadPicture.response.parse(sent.json())
    expect([width, height]).toEqual([1600, 800])
    const shown = await test.app.inject({ url: image })
    expect(shown.headers['content-type']).toBe('image/webp')
    const facts = await sharp(shown.rawPayload).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(facts.exif).toBeUndefined()
  })

  it('is judged by its bytes, whatever it says it is', async () => {
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'), 'image/png')).statusCode).toBe(415)
    expect((await send(await photo(10, 10).png().toBuffer(), 'image/jpeg')).statusCode).toBe(201)
  })

  it('is refused in words when it is cut short, and by its size before it is read', async () => {
    const whole = await photo(400, 400).png().toBuffer()
    const cut = await send(whole.subarray(0, whole.length / 2))
    expect(cut.statusCode).toBe(422)
    expect(Object.keys(cut.json().errors)).toEqual(['picture'])
    expect((await send(Buffer.alloc(12 * 1024 * 1024 + 1))).statusCode).toBe(413)
  })
})
