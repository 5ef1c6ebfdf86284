import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { hours } from '../../../testing/test-clock.ts'
import { codeOf, openVideoTest } from '../video-test.fixture.ts'

const test = await openVideoTest()
afterAll(() => test.close())

let owner: Awaited<ReturnType<typeof test.student>>
let ids: { course: number; event: number; video: number; given: number; note: number }

beforeAll(async () => {
  owner = await test.student()
  const [lectureVideo, givenVideo] = [await test.video(), await test.video()]
  const event = await test.lecture({ videoId: lectureVideo.id })
  const [given] = await test.db
    .insert(tables.adminVideo)
    .values({ batchId: test.batch.id, videoId: givenVideo.id, publishedAt: test.after(-hours(1)) })
    .returning()
  const [note] = await test.db
    .insert(tables.videoNote)
    .values({ doctorId: owner.id, videoId: lectureVideo.id, atSeconds: 1, text: 'S₁' })
    .returning()
  ids = { course: owner.enrolmentId, event: event.id, video: lectureVideo.id, given: given!.id, note: note!.id }
})

type Call = { method: 'GET' | 'POST' | 'DELETE'; path: () => string; body?: object; bad: () => [string, object?] }
const calls: Record<string, Call> = {
  courseLecture: {
    method: 'GET',
    path: () => `/courses/${ids.course}/events/${ids.event}/lecture`,
    bad: () => [`/courses/${ids.course}/events/0/lecture`],
  },
  pendingVideos: {
    method: 'GET',
    path: () => `/courses/${ids.course}/pending-videos`,
    bad: () => ['/courses/x/pending-videos'],
  },
  pendingVideo: {
    method: 'GET',
    path: () => `/courses/${ids.course}/pending-videos/${ids.event}`,
    bad: () => [`/courses/${ids.course}/pending-videos/x`],
  },
  adminVideos: {
    method: 'GET',
    path: () => `/courses/${ids.course}/admin-videos`,
    bad: () => ['/courses/-1/admin-videos'],
  },
  adminVideo: {
    method: 'GET',
    path: () => `/courses/${ids.course}/admin-videos/${ids.given}`,
    bad: () => [`/courses/${ids.course}/admin-videos/99999999999`],
  },
  watchVideo: {
    method: 'POST',
    path: () => `/videos/${ids.video}/watch`,
    body: {},
    bad: () => ['/videos/0/watch', {}],
  },
  saveProgress: {
    method: 'POST',
    path: () => `/videos/${ids.video}/progress`,
    body: { position_seconds: 5, watched: [[0, 5]] },
    bad: () => [`/videos/${ids.video}/progress`, { position_seconds: 5, watched: [[5, 0]] }],
  },
  videoNotes: { method: 'GET', path: () => `/videos/${ids.video}/notes`, bad: () => ['/videos/x/notes'] },
  addVideoNote: {
    method: 'POST',
    path: () => `/videos/${ids.video}/notes`,
    body: { at_seconds: 3, text: 'S₂' },
    bad: () => [`/videos/${ids.video}/notes`, { at_seconds: 3, text: '   ' }],
  },
  changeVideoNote: {
    method: 'POST',
    path: () => `/videos/${ids.video}/notes/${ids.note}`,
    body: { text: 'S₁, mitral' },
    bad: () => [`/videos/${ids.video}/notes/${ids.note}`, { text: 'ক'.repeat(2001) }],
  },
  // The last: the note is gone then.
  deleteVideoNote: {
    method: 'DELETE',
    path: () => `/videos/${ids.video}/notes/${ids.note}`,
    bad: () => [`/videos/${ids.video}/notes/x`],
  },
}
const names = Object.keys(calls)
const writing = names.filter((name) => calls[name]!.method !== 'GET')
const call = (name: string, headers: Record<string, string>) =>
  test.send(calls[name]!.method, calls[name]!.path(), headers, calls[name]!.body)

describe('who may call', () => {
  it.each(names)('%s: nobody without a token', async (name) => {
    expect((await call(name, { authorization: 'Bearer nobody' })).statusCode).toBe(401)
  })

  it.each(names)('%s: not from a device that is not verified', async (name) => {
    const { headers } = await buildSignIn(test.db, { doctorId: owner.id, verified: false, now: test.clock.now() })
    expect((await call(name, headers)).statusCode).toBe(423)
  })

  it.each(names)('%s: what belongs to somebody else is not there', async (name) => {
    expect(codeOf(await call(name, (await test.doctor()).headers))).toEqual([404, 'not_found'])
  })

  it.each(names)('%s: bad input is refused with its field', async (name) => {
    const [path, body] = calls[name]!.bad()
    expect(codeOf(await test.send(calls[name]!.method, path, owner.headers, body))).toEqual([422, 'validation_failed'])
  })

  it('staff who look at the site as the doctor read, but watch and write nothing', async () => {
    const headers = await test.impersonate(owner.id)
    for (const name of names) {
      const expected = writing.includes(name) ? 403 : 200
      expect([name, (await call(name, headers)).statusCode]).toEqual([name, expected])
    }
  })

  it('an enrolment that is not paid says so, and one with an overdue part waits; notes stay open', async () => {
    const debtor = await test.student()
    await test.owe(debtor)
    const pending = await test.doctor()
    const { id: unpaid } = await test.enrol(pending.id, { state: 'pending' })
    const paths = [
      `events/${ids.event}/lecture`,
      'pending-videos',
      `pending-videos/${ids.event}`,
      'admin-videos',
      `admin-videos/${ids.given}`,
    ]
    for (const path of paths) {
      const late = await test.send('GET', `/courses/${debtor.enrolmentId}/${path}`, debtor.headers)
      expect([path, ...codeOf(late)]).toEqual([path, 403, 'payment_overdue'])
      const early = await test.send('GET', `/courses/${unpaid}/${path}`, pending.headers)
      expect([path, ...codeOf(early)]).toEqual([path, 403, 'not_enrolled'])
    }
    for (const name of ['watchVideo', 'saveProgress', 'addVideoNote'])
      expect([name, ...codeOf(await call(name, debtor.headers))]).toEqual([name, 403, 'payment_overdue'])
    expect((await call('videoNotes', debtor.headers)).json()).toEqual({ notes: [] })
  })

  it('the doctor makes all of them, and answers are kept by nobody on the way', async () => {
    for (const name of names) {
      const { statusCode, headers } = await call(name, owner.headers)
      expect([name, statusCode < 300]).toEqual([name, true])
      if (!writing.includes(name)) expect([name, headers['cache-control']]).toEqual([name, 'no-store'])
    }
  })
})
