import type { TimetableRow } from '@prostuti/exam-rules'
import { factsOf, type Opened } from './sheet-facts.ts'

const opened: Opened = {
  version: 0,
  changed_at: null,
  changed_by: null,
  batch: { id: 1, title: { bn: 'সন্ধ্যার ব্যাচ' }, starts_on: '2026-11-01', ends_on: '2026-12-31' },
  schedules: [
    {
      id: 1,
      title: { bn: 'অনলাইন, সন্ধ্যা', en: 'Online, evening' },
      branch_id: null,
      branch: null,
      weekdays: [0, 2, 4],
      opens: '20:00',
      closes: '22:00',
      doctors: 300,
    },
    {
      id: 2,
      title: { bn: 'ফার্মগেট' },
      branch_id: 5,
      branch: { bn: 'ফার্মগেট শাখা' },
      weekdays: [5],
      opens: '09:00',
      closes: '12:00',
      doctors: 42,
    },
  ],
  rows: [],
  teachers: [
    { id: 7, name: { bn: 'ডা. রেহানা পারভীন', en: 'Dr. Rehana Parveen' } },
    { id: 8, name: { bn: 'ডা. সেলিম', en: 'Dr. Selim' } },
    { id: 9, name: { bn: 'ডা. সেলিনা' } },
  ],
  papers: [],
  videos: [],
  holidays: [{ day: '2026-12-16', name: { bn: 'বিজয় দিবস' }, is_hartal: false }],
  taken: [],
}

export const testFacts = factsOf(opened)

export const testRow = (given: Partial<TimetableRow> = {}): TimetableRow => ({
  id: 1,
  scheduleId: 1,
  date: '2026-11-15',
  starts: '20:00',
  minutes: 120,
  kind: 'lecture',
  title: { bn: 'হৃদরোগ', en: 'Heart' },
  subject: null,
  teacherId: null,
  hall: null,
  questions: null,
  paperId: null,
  syllabus: null,
  videoId: null,
  isCancelled: false,
  ...given,
})
