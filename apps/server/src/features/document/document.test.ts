import { tables } from '@prostuti/db'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { type DocumentTest, openDocumentTest } from './document-test.fixture.ts'

let test: DocumentTest
let farhana: Awaited<ReturnType<DocumentTest['reader']>>
let ids: { material: number; closed: number; later: number; hidden: number; book: number }
beforeAll(async () => {
  test = await openDocumentTest()
  farhana = await test.reader({ name: 'ডা. ফারহানা ইয়াসমিন'.normalize('NFC') })
  ids = {
    material: await test.material({ downloadAllowed: true }),
    closed: await test.material({ subject: { bn: 'প্যাথলজি' }, title: { bn: 'নেক্রোসিস' }, position: 2 }),
    later: await test.material({ publishedAt: new Date(Date.now() + 3_600_000) }),
    hidden: await test.material({ isActive: false }),
    book: await test.book(),
  }
})
afterAll(() => test.close())

const pagePath = (materialId: number, pageNo: number | string = 1, width: number | string = 480, by = farhana) =>
  `/courses/${by.courseId}/materials/${materialId}/pages/${pageNo}?width=${width}`
const calls = (by = farhana) => ({
  materials: `/courses/${by.courseId}/materials`,
  page: pagePath(ids.material, 1, 480, by),
  file: `/courses/${by.courseId}/materials/${ids.material}/file`,
  books: `/courses/${by.courseId}/reference-books`,
  book: `/reference-books/${ids.book}`,
  bookPage: `/reference-books/${ids.book}/pages/11?width=480`,
})
const names = ['materials', 'page', 'file', 'books', 'book', 'bookPage'] as const
const refusal = async (by: { headers: Record<string, string> }, path: string) => {
  const response = await test.get(by, path)
  return [response.statusCode, response.json().code]
}

describe('who may read', () => {
  it.each(names)('%s: nobody without a token', async (name) => {
    expect(await refusal({ headers: {} }, calls()[name])).toEqual([401, 'unauthenticated'])
  })

  it.each(names)('%s: not from a device that is not verified', async (name) => {
    const { headers } = await buildSignIn(test.db, { doctorId: farhana.id, verified: false })
    expect(await refusal({ headers }, calls()[name])).toEqual([423, 'device_not_verified'])
  })

  it.each(['materials', 'page', 'file', 'books'] as const)('%s: somebody else’s course is not there', async (name) => {
    expect(await refusal(await test.reader(), calls()[name])).toEqual([404, 'not_found'])
  })

  it.each(['pending', 'lapsed', 'ended'] as const)('nothing of a course that is %s', async (state) => {
    const other = await test.reader({ state })
    for (const name of names) expect(await refusal(other, calls(other)[name])).toEqual([403, 'not_enrolled'])
  })

  it('a book: nobody who is in none of its courses', async () => {
    const { id } = await buildDoctor(test.db)
    const { headers } = await buildSignIn(test.db, { doctorId: id })
    expect(await refusal({ headers }, calls().book)).toEqual([403, 'not_enrolled'])
    expect(await refusal({ headers }, calls().bookPage)).toEqual([403, 'not_enrolled'])
  })

  it('staff who look at the site as the doctor read what the doctor reads', async () => {
    const headers = await test.impersonator(farhana)
    for (const name of names)
      expect([name, (await test.get({ headers }, calls()[name])).statusCode]).toEqual([name, 200])
  })
})

describe('materials', () => {
  it('are listed by subject, the published ones alone', async () => {
    const response = await test.get(farhana, calls().materials)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      subjects: [
        {
          subject: 'ফিজিওলজি',
          materials: [
            expect.objectContaining({
              id: ids.material,
              title: 'কার্ডিয়াক সাইকেল'.normalize('NFC'),
              kind: 'lecture_sheet',
              pages: 4,
              download_allowed: true,
              event_id: null,
              width: 340,
              height: 510,
            }),
          ],
        },
        { subject: 'প্যাথলজি', materials: [expect.objectContaining({ id: ids.closed, download_allowed: false })] },
      ],
    })
  })

  it('name the lecture of the doctor’s own schedule, and of no other', async () => {
    const startsAt = new Date('2026-08-02T14:00:00Z')
    const other = await buildSchedule(test.db, test.batch.id)
    const own = await buildScheduleEvent(test.db, test.schedule.id, { startsAt })
    const foreign = await buildScheduleEvent(test.db, other.id, { startsAt })
    const subject = { bn: 'শারীরস্থান' }
    await test.material({ subject, scheduleEventId: own.id, position: 8 })
    await test.material({ subject, scheduleEventId: foreign.id, position: 9 })
    const { subjects } = (await test.get(farhana, calls().materials)).json()
    expect(subjects.at(-1).materials.map((each: { event_id: number | null }) => each.event_id)).toEqual([own.id, null])
  })

  it('that are not published yet say so; hidden ones and those of other batches are not there', async () => {
    expect(await refusal(farhana, pagePath(ids.later))).toEqual([403, 'not_published_yet'])
    expect(await refusal(farhana, `/courses/${farhana.courseId}/materials/${ids.later}/file`)).toEqual([
      403,
      'not_published_yet',
    ])
    expect(await refusal(farhana, pagePath(ids.hidden))).toEqual([404, 'not_found'])
    const [foreign] = await test.db.select({ id: tables.material.id }).from(tables.material).limit(1)
    expect(await refusal(farhana, pagePath(foreign!.id))).toEqual([404, 'not_found'])
  })
})

describe('a page', () => {
  it('comes as a picture of the wanted width that no cache keeps', async () => {
    for (const width of [480, 1080]) {
      const response = await test.get(farhana, pagePath(ids.material, 2, width))
      expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
      const { format, ...size } = await sharp(response.rawPayload).metadata()
      expect([format, size.width, size.height]).toEqual(['webp', width, width * 1.5])
    }
  })

  it('bears the reader: two doctors get different pictures of the same page, one gets the same twice', async () => {
    const other = await test.reader({ name: 'ডা. তানভীর মাহমুদ' })
    const [mine, again, theirs] = [
      (await test.get(farhana, pagePath(ids.material))).rawPayload,
      (await test.get(farhana, pagePath(ids.material))).rawPayload,
      (await test.get(other, pagePath(ids.material, 1, 480, other))).rawPayload,
    ]
    expect(again.equals(mine)).toBe(true)
    expect(theirs.equals(mine)).toBe(false)
  })

  it('beyond the last or before the first is not there', async () => {
    for (const pageNo of [0, 5, 99_999])
      expect((await test.get(farhana, pagePath(ids.material, pageNo))).statusCode).toBe(404)
    for (const pageNo of [10, 23]) {
      const path = `/reference-books/${ids.book}/pages/${pageNo}`
      expect((await test.get(farhana, path)).statusCode).toBe(404)
    }
  })

  it.each([
    ['width', pagePath.bind(null, 1, 1, 500)],
    ['width', pagePath.bind(null, 1, 1, 'wide')],
    ['pageNo', pagePath.bind(null, 1, 'x')],
  ])('with a wrong %s is refused', async (field, path) => {
    const response = await test.get(farhana, path())
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
  })

  it('is given out as fast as somebody reads, not as fast as somebody copies', async () => {
    const copier = await test.reader()
    const turn = () => test.get(copier, pagePath(ids.closed, 1, 480, copier))
    for (let nth = 0; nth < 59; nth++) await test.countPage(copier)
    expect((await turn()).statusCode).toBe(200)
    const refused = await turn()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the file', () => {
  it('is handed over where that is allowed, named for its owner', async () => {
    const response = await test.get(farhana, calls().file)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toBe(
      "attachment; filename*=UTF-8''কার্ডিয়াক সাইকেল - ডা. ফারহানা ইয়াসমিন.pdf".normalize('NFC'),
    )
  })

  it('stays where it is otherwise', async () => {
    const path = `/courses/${farhana.courseId}/materials/${ids.closed}/file`
    expect(await refusal(farhana, path)).toEqual([403, 'forbidden'])
  })
})

describe('a reference book', () => {
  it('is read by the numbers printed on its pages', async () => {
    const { book } = (await test.get(farhana, calls().book)).json()
    expect(book).toMatchObject({ id: ids.book, title: 'ইসিজি', pages: 12, first_page_no: 11, width: 340, height: 510 })
    expect(book.chapters).toEqual([{ title: 'অক্ষ', page_no: 15 }])
    expect((await test.get(farhana, calls().books)).json()).toEqual({ books: [book] })
    const last = await test.get(farhana, `/reference-books/${ids.book}/pages/22?width=480`)
    expect([last.statusCode, last.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('that does not exist or is put away is not there', async () => {
    expect(await refusal(farhana, '/reference-books/999999')).toEqual([404, 'not_found'])
    expect(await refusal(farhana, `/reference-books/${await test.book({ isActive: false })}`)).toEqual([
      404,
      'not_found',
    ])
    expect((await test.get(farhana, '/reference-books/x')).statusCode).toBe(422)
  })
})
