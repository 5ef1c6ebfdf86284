import { expect, it } from 'vitest'
import { type ClassRow, classIn, mayJoin, phaseOf } from './class-of-row.ts'

const live_class = { held_by: 'meet', hall: null, joined_at: null } as const
const times = { starts_at: '2026-07-01T15:00:00Z', ends_at: '2026-07-01T17:00:00Z' }
const row: ClassRow = {
  ...times,
  event_id: 1,
  schedule_id: 2,
  title: 'হৃৎপিণ্ড',
  live_class,
  lecture: { has_video: false },
}
const at = (time: string) => new Date(`2026-07-01T${time}:00Z`)

it('is a class only where one is held', () => {
  expect(classIn({ live_class, is_cancelled: false })).toBeDefined()
  expect(classIn({ live_class, is_cancelled: true })).toBeUndefined()
  expect(classIn({ live_class: null, is_cancelled: false })).toBeUndefined()
})

it('stands where the server says that it stands, and is watched once its recording is there', () => {
  expect([phaseOf(row, at('14:45')), mayJoin(row, at('14:45'))]).toEqual(['open', true])
  expect([phaseOf(row, at('17:10')), mayJoin(row, at('17:10'))]).toEqual(['over', true])
  const recorded = { ...row, lecture: { has_video: true } }
  expect([phaseOf(recorded, at('17:10')), mayJoin(recorded, at('17:10'))]).toEqual(['recorded', false])
})
