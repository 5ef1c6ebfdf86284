import type { StaffAction } from '@prostuti/contract/staff'
import type { Db } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { readTyped } from '../../doctor-search/index.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { findBatches, findCourses, findEvents, findTeachers } from './find-catalogue.ts'
import { findDoctors } from './find-doctors.ts'
import { findPapers, findQuestions } from './find-papers.ts'
import { findParcels } from './find-parcels.ts'
import { findOrders, findReceipts } from './find-receipts.ts'
import type { Hit, Search } from './hit.ts'

type Finder = (db: Db, search: Search) => Promise<Hit[]>

/** What is looked for, and what a member must be allowed to see it. The order is that of the answer. */
const finders: readonly [StaffAction, Finder][] = [
  ['doctors.read', findDoctors],
  ['payments.read', findReceipts],
  ['payments.read', findOrders],
  ['parcels.read', findParcels],
  ['courses.read', findBatches],
  ['courses.read', findCourses],
  ['courses.read', findEvents],
  ['courses.read', findTeachers],
  ['exams.read', findPapers],
  ['questions.read', findQuestions],
]

const perKind = 6

export async function findHits(
  db: Db,
  { q, member, locale, now }: { q: string; member: StaffMember; locale: Locale; now: Date },
): Promise<Hit[]> {
  const typed = await readTyped(db, q)
  const allowed = finders.filter(([action]) => may(member, action))
  const found = await Promise.all(allowed.map(([, find]) => find(db, { typed, member, locale, limit: perKind, now })))
  return found.flat()
}
