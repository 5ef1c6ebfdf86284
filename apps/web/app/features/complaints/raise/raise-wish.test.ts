import { describe, expect, it } from 'vitest'
import { askAddress, nextSessionAddress, substituteAddress } from '../../../kit/complaint/ask-address.ts'
import { wishOf } from './raise-wish.ts'

const wish = (query: string) => wishOf(new URLSearchParams(query))
const wishAt = (address: string) => wish(address.split('?')[1] ?? '')

it('asks for the form only when the address says so', () => {
  expect(wish('')).toBeUndefined()
  expect(wish('course=4')).toBeUndefined()
  expect(wish('lecture=abc&course=4')).toBeUndefined()
  expect(wish('lecture=12')).toBeUndefined()
  expect(wish('new=1')).toEqual({ draftName: 'new', courseId: null, about: null, topic: null })
})

describe('an address of a page that asks', () => {
  it('names the course, whose draft is its own', () => {
    expect(wishAt(askAddress(4))).toEqual({ draftName: 'course-4', courseId: 4, about: null, topic: null })
  })

  it('names the lecture by its row of the schedule, at its second', () => {
    expect(wishAt(askAddress('4', { kind: 'lecture', eventId: 12, at: 75 }))).toEqual({
      draftName: 'lecture-12',
      courseId: 4,
      about: { kind: 'lecture', event_id: 12, at_seconds: 75 },
      topic: null,
    })
    expect(wishAt(askAddress('4', { kind: 'lecture', eventId: 13, at: 0 }))?.about).toEqual({
      kind: 'lecture',
      event_id: 13,
      at_seconds: null,
    })
  })

  it('names the extra video, the parcel and the sheet', () => {
    expect(wishAt(askAddress('4', { kind: 'admin_video', adminVideoId: 9, at: 5 }))).toEqual({
      draftName: 'video-9',
      courseId: 4,
      about: { kind: 'admin_video', admin_video_id: 9, at_seconds: 5 },
      topic: null,
    })
    expect(wishAt(askAddress('4', { kind: 'parcel', deliveryId: 3 }))).toEqual({
      draftName: 'parcel-3',
      courseId: 4,
      about: { kind: 'parcel', delivery_id: 3 },
      topic: null,
    })
    expect(wishAt(askAddress('4', { kind: 'sheet', sheetId: 8 }))).toEqual({
      draftName: 'sheet-8',
      courseId: 4,
      about: { kind: 'sheet', sheet_id: 8 },
      topic: null,
    })
  })

  it('names what is asked for: the next session of a course, or somebody else at an event', () => {
    expect(wishAt(nextSessionAddress(4))).toEqual({
      draftName: 'next-session-4',
      courseId: 4,
      about: null,
      topic: 'next-session',
    })
    expect(wishAt(substituteAddress(6))).toEqual({
      draftName: 'event-6',
      courseId: null,
      about: { kind: 'event', event_id: 6 },
      topic: 'substitute',
    })
  })
})
