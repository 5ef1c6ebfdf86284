import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintJobs } from '../../../jobs/complaint-jobs.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { days, hours } from '../../../testing/test-clock.ts'
import { answerComplaint } from '../answer-complaint.ts'
import { aPdf, aPicture, type ComplaintTest, openComplaintTest } from '../complaint-test.fixture.ts'
import { storeAttachment } from './store-attachment.ts'

let test: ComplaintTest
beforeAll(async () => {
  test = await openComplaintTest()
})
afterAll(() => test.close())

const kept = (): Promise<string[]> => readdir(join(test.dataDir, 'files', 'complaints')).catch(() => [])
const bytesOf = (headers: Record<string, string>, id: number, query = '') =>
  test.send('GET', headers, `/complaint-files/${id}${query}`)

describe('a picture', () => {
  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/webp', 'webp'],
  ] as const)('is taken as %s and given back as a WebP of at most 2000 px, or small', async (type, format) => {
    const { headers } = await test.doctor()
    const response = await test.upload(headers, await aPicture(2100, 1050).toFormat(format).toBuffer(), type)
    expect(response.statusCode).toBe(201)
    const { id, name, bytes } = response.json().file
    expect(name).toBe('ছবি.png')
    const whole = await bytesOf(headers, id)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    })
    expect(whole.rawPayload.length).toBe(bytes)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1000 })
    const small = await bytesOf(headers, id, '?size=small')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 })
  })

  it('forgets where and with what it was taken', async () => {
    const { headers } = await test.doctor()
    const photo = await aPicture()
      .withExif({ IFD0: { Make: 'CameraMaker' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { id } = (await test.upload(headers, photo, 'image/jpeg')).json().file
    expect((await sharp((await bytesOf(headers, id)).rawPayload).metadata()).exif).toBeUndefined()
  })

  it('that is cut short or unfolds to too many pixels is refused with 422, and nothing is kept', async () => {
    const { headers } = await test.doctor()
    const before = await kept()
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251))
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer()
    const bomb = await aPicture(6000, 4000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    for (const bytes of [whole.subarray(0, whole.length >> 1), bomb]) {
      const response = await test.upload(headers, bytes)
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['file']])
    }
    expect(await kept()).toEqual(before)
  })
})

describe('a PDF', () => {
  it('is kept as it is and comes back only to be saved, under its own name', async () => {
    const { headers } = await test.doctor()
    const response = await test.upload(headers, aPdf, 'application/pdf', "রসিদ (মে)'১.pdf")
    expect(response.json().file).toMatchObject({ type: 'application/pdf', bytes: aPdf.length })
    const served = await bytesOf(headers, response.json().file.id, '?size=small')
    expect(served.rawPayload).toEqual(aPdf)
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const disposition = String(served.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9%._-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1]!)).toBe("রসিদ (মে)'১.pdf")
  })

  it.each([
    ['without an end', aPdf.subarray(0, 30)],
    ['with a page behind its end', Buffer.concat([aPdf, Buffer.from('<script>alert(1)</script>')])],
    ['of an unknown version', Buffer.from(aPdf.toString('latin1').replace('%PDF-1.4', '%PDF-x.y'), 'latin1')],
  ])('%s is refused with 422', async (_, bytes) => {
    const { headers } = await test.doctor()
    expect((await test.upload(headers, bytes, 'application/pdf')).statusCode).toBe(422)
  })
})

describe('anything else', () => {
  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a PDF further on', `<html>${aPdf.toString('latin1')}`],
    ['nothing', ''],
  ])('%s is refused with 415 whatever it calls itself', async (_, content) => {
    const { headers } = await test.doctor()
    for (const type of ['image/png', 'application/pdf', 'text/html', 'application/json'])
      expect([type, (await test.upload(headers, Buffer.from(content, 'latin1'), type)).statusCode]).toEqual([type, 415])
  })

  it('over 5 MB is refused with 413', async () => {
    const { headers } = await test.doctor()
    const large = Buffer.concat([aPdf, Buffer.alloc(5 * 1024 * 1024)])
    expect((await test.upload(headers, large, 'application/pdf')).statusCode).toBe(413)
  })

  it('without a name is refused with 422', async () => {
    const { headers } = await test.doctor()
    expect((await test.upload(headers, aPdf, 'application/pdf', ' ')).statusCode).toBe(422)
  })
})

describe('files one after another', () => {
  it('are taken sixty in an hour and a hundred in a day', async () => {
    const { headers } = await test.doctor()
    const counts = async (tries: number) => {
      const seen: number[] = []
      for (let nth = 0; nth < tries; nth++) seen.push((await test.upload(headers, Buffer.from('<svg>'))).statusCode)
      return [...Map.groupBy(seen, (status) => status)].map(([status, all]) => [status, all.length])
    }
    expect(await counts(62)).toEqual([
      [415, 60],
      [429, 2],
    ])
    test.clock.move(hours(1))
    expect(await counts(42)).toEqual([
      [415, 40],
      [429, 2],
    ])
  })
})

describe('a file of the centre', () => {
  it('comes with its answer, and is nobody’s before', async () => {
    const doctor = await test.doctor()
    const complaintId = await test.raise(doctor)
    const { db, storage } = test
    const now = test.clock.now()
    const attachment = { bytes: aPdf, type: 'application/pdf', extension: 'pdf' } as const
    const { id } = await storeAttachment(
      { db, storage },
      { by: { staffId: test.staff.id }, name: 'উত্তর.pdf', attachment, now },
    )
    expect((await bytesOf(doctor.headers, id)).statusCode).toBe(404)
    const input = { staffId: test.staff.id, complaintId, text: '', fileIds: [id], now }
    const { id: colleague } = await buildStaff(db)
    const taking = db.transaction((tx) => answerComplaint(tx, { ...input, staffId: colleague }))
    await expect(taking).rejects.toMatchObject({ code: 'not_found' })
    await db.transaction((tx) => answerComplaint(tx, input))
    expect((await bytesOf(doctor.headers, id)).rawPayload).toEqual(aPdf)
  })
})

describe('the sweep', () => {
  const sweep = async () => {
    const [job] = complaintJobs({ database: { db: test.db }, storage: test.storage } as never)
    return job!.run(test.clock.now(), new AbortController().signal)
  }

  it('removes after a day what no message has named, row and file, and nothing else', async () => {
    test.clock.move(days(2))
    await sweep()
    const doctor = await test.doctor()
    const sent = await test.fileId(doctor)
    await test.raise(doctor, { file_ids: [sent] })
    const before = await kept()
    const loose = await test.fileId(doctor)
    test.clock.move(hours(23))
    const young = await test.fileId(doctor)
    expect(await sweep()).toBe(0)
    test.clock.move(hours(2))
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(0)
    const statuses = await Promise.all(
      [sent, loose, young].map(async (id) => (await bytesOf(doctor.headers, id)).statusCode),
    )
    expect(statuses).toEqual([200, 404, 200])
    expect((await kept()).length).toBe(before.length + 1)
  })

  it('finishes what a crash left: a row whose file was never written', async () => {
    const { id: doctorId } = await test.doctor()
    const file = `${'a'.repeat(32)}.webp`
    const values = { doctorId, name: 'x', type: 'image/webp', bytes: 1, file, createdAt: test.clock.now() } as const
    await test.db.insert(tables.complaintFile).values(values)
    test.clock.move(days(2))
    await sweep()
    expect(await test.db.$count(tables.complaintFile, eq(tables.complaintFile.file, file))).toBe(0)
  })
})
