import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse } from '../../testing/builders/build-batch.ts'
import { type MediaTest, openMediaTest } from './media-test.fixture.ts'

let test: MediaTest
beforeAll(async () => {
  test = await openMediaTest()
})
afterAll(() => test.close())

type Headers = Record<string, string>

const video = {
  ...{ title: { bn: 'হৃৎপিণ্ড' }, description: null, subject: null, teacher_id: null, poster: null, upload: null },
  ...{ embed_link: 'https://youtu.be/aqz-KE-bpKQ', duration_seconds: 90 },
}
const make = async (headers: Headers, path: string, fields: object): Promise<number> => {
  const made = await test.send('POST', path, headers, { fields })
  expect([made.statusCode, made.json().errors]).toEqual([201, undefined])
  return made.json().id
}
/** Whether the form says that they may, and what a save answers. */
const tries = async (headers: Headers, path: string): Promise<[boolean, number]> => {
  const { fields, version, may_change } = (await test.send('GET', path, headers)).json()
  return [may_change, (await test.send('POST', path, headers, { fields, version })).statusCode]
}

describe('what somebody brought', () => {
  it('other teachers see and use, and do not change; whoever manages does', async () => {
    const { headers: hers } = await test.signInStaff({ role: 'teacher' })
    const { headers: his } = await test.signInStaff({ role: 'teacher' })
    const { headers: managers } = await test.signInStaff({ role: 'manager' })
    const batch = await buildBatch(test.db, await buildCourse(test.db))
    const videoId = await make(hers, '/videos', video)
    const soon = { published_at: new Date().toISOString(), until: null, is_active: true }
    // One video is given to a batch by whoever likes: that row is theirs, the video is not.
    const givenId = await make(his, '/given-videos', { batch_id: batch.id, video_id: videoId, note: null, ...soon })
    for (const [owner, other, path] of [
      [hers, his, `/videos/${videoId}`],
      [his, hers, `/given-videos/${givenId}`],
    ] as const) {
      expect(await tries(other, path)).toEqual([false, 404])
      expect(await tries(owner, path)).toEqual([true, 200])
      expect(await tries(managers, path)).toEqual([true, 200])
    }
    const restore = await test.send('POST', `/videos/${videoId}/restore`, his, { version: 1, to: 1 })
    const captions = await test.send('POST', `/videos/${videoId}/captions/bn`, his, { vtt: '', file: null })
    expect([restore.statusCode, captions.statusCode]).toEqual([404, 404])
    const mayWrite = async (headers: Headers) =>
      (await test.send('GET', `/videos/${videoId}/desk`, headers)).json().may_write
    expect([await mayWrite(hers), await mayWrite(his), await mayWrite(managers)]).toEqual([true, false, true])
  })

  it('is changed by teachers of a course that it stands in, and not before it stands there', async () => {
    const { headers: managers } = await test.signInStaff({ role: 'manager' })
    const course = await buildCourse(test.db)
    const [batch, another] = [await buildBatch(test.db, course), await buildBatch(test.db, course)]
    const { headers: bound } = await test.signInStaff({ role: 'teacher', courseIds: [batch.courseId] })
    const videoId = await make(managers, '/videos', video)
    expect(await tries(bound, `/videos/${videoId}`)).toEqual([false, 404])
    const soon = { published_at: new Date().toISOString(), until: null, is_active: true }
    const given = { batch_id: batch.id, video_id: videoId, note: null, ...soon }
    // Putting it there oneself makes it nobody's own.
    await make(bound, '/given-videos', { ...given, batch_id: another.id, is_active: false })
    expect(await tries(bound, `/videos/${videoId}`)).toEqual([false, 404])
    const givenId = await make(managers, '/given-videos', given)
    expect(await tries(bound, `/videos/${videoId}`)).toEqual([true, 200])
    expect(await tries(bound, `/given-videos/${givenId}`)).toEqual([true, 200])

    const size = { pages: 3, bytes: 1000, widthPoints: 595, heightPoints: 842 }
    const [paper] = await test.db
      .insert(tables.document)
      .values({ name: 'heart.pdf', file: 'heart.pdf', ...size })
      .returning()
    expect(await tries(bound, `/documents/${paper!.id}`)).toEqual([false, 404])
    const texts = { kind: 'note', subject: { bn: 'ক' }, title: { bn: 'খ' }, download_allowed: false } as const
    const material = { batch_id: batch.id, schedule_event_id: null, document_id: paper!.id, ...texts, ...soon }
    await make(bound, '/materials', { ...material, batch_id: another.id, is_active: false })
    expect(await tries(bound, `/documents/${paper!.id}`)).toEqual([false, 404])
    const materialId = await make(managers, '/materials', material)
    for (const path of [`/materials/${materialId}`, `/documents/${paper!.id}`])
      expect(await tries(bound, path)).toEqual([true, 200])

    const book = {
      ...{ document_id: paper!.id, title: { bn: 'বই' }, author: 'Hampton', edition: null, first_page_no: 1 },
      ...{ chapters: [], course_ids: [], is_active: true },
    }
    const loose = await make(managers, '/reference-books', book)
    const theirs = await make(managers, '/reference-books', { ...book, course_ids: [batch.courseId] })
    expect(await tries(bound, `/reference-books/${loose}`)).toEqual([false, 404])
    expect(await tries(bound, `/reference-books/${theirs}`)).toEqual([true, 200])
  })
})
