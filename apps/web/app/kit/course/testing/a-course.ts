import { booked, paid } from '../../payment/testing/a-payment.ts'
import type { Course } from '../course-queries.ts'

export const aCourse = (changes: Partial<Course> = {}): Course => ({
  id: 7,
  state: 'active',
  batch_id: 1,
  schedule_id: 2,
  year_course_session_id: 3,
  title: 'FCPS Part-1 মেডিসিন, জানুয়ারি ২০২৭ ব্যাচ'.normalize('NFC'),
  schedule: 'অনলাইন, সন্ধ্যা'.normalize('NFC'),
  course: 'FCPS Part-1',
  starts_on: '2026-12-05',
  ends_on: '2027-03-31',
  order: booked({ payments: [paid()] }),
  ...changes,
})
