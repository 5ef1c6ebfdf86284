import * as m from '@prostuti/text/messages'
import { expect, it } from 'vitest'
import { raiseTitle } from './raise-title.ts'
import { wishOf } from './raise-wish.ts'

const titleAt = (query: string) => {
  const wish = wishOf(new URLSearchParams(query))
  return wish && raiseTitle(wish)
}

it('calls the form after what is asked about', () => {
  expect(titleAt('course=1&lecture=2&at=12')).toBe(m.complaint_ask_title())
  expect(titleAt('course=1&video=2')).toBe(m.complaint_video_title())
  expect(titleAt('course=1&sheet=2')).toBe(m.complaint_sheet_title())
  expect(titleAt('course=1&parcel=2')).toBe(m.complaint_parcel_title())
  expect(titleAt('course=1&new=1')).toBe(m.complaint_raise_title())
})
