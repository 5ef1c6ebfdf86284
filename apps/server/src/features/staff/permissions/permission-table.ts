import type { StaffAction } from '@prostuti/contract/staff'
import type { tables } from '@prostuti/db'

type Role = Exclude<(typeof tables.staffRoles)[number], 'owner'>
type Duty = (typeof tables.staffDuties)[number]

/** `true`: whoever has the role, within their courses and branches; a duty: only who has that as well. */
type Grant = true | Duty

/**
 * Who may do what. The owner may do everything and stands nowhere. What a line does not name is not there for that role: its call
 * answers 404. Courses and branches are no matter of this table: every query asks the member's scope itself.
 */
export const permissionTable: Record<StaffAction, Partial<Record<Role, Grant>>> = {
  own: { manager: true, teacher: true, support: true, accounts: true },
  'staff.read': {},
  'staff.write': {},
  // The others see what they did themselves.
  'audit.read': { manager: true, teacher: true, support: true, accounts: true },
  'website.read': { manager: true },
  'website.write': { manager: true },
  'courses.read': { manager: true, teacher: true, support: true, accounts: true },
  'courses.write': { manager: true },
  'syllabus.write': { manager: true, teacher: true },
  'registrations.read': { manager: true, support: true, accounts: true },
  'codes.read': { manager: true, support: true, accounts: true },
  'codes.write': { manager: true },
  'notices.read': { manager: true, support: true },
  // Support to one batch alone.
  'notices.write': { manager: true, support: true },
  'settings.read': { manager: true },
  'settings.write': { manager: true },
  'settings.money': {},
  'health.read': { manager: true },
  'exams.read': { manager: true, teacher: true, support: true },
  'questions.read': { manager: true, teacher: true },
  'questions.early': { manager: true },
  'keys.early': { manager: 'exam_control' },
  // Teachers their own.
  'questions.write': { manager: true, teacher: true },
  'questions.review': { manager: true, teacher: 'review' },
  'subjects.write': { manager: true },
  // Teachers drafts.
  'papers.write': { manager: true, teacher: true },
  'papers.freeze': { manager: 'exam_control' },
  'papers.print': { manager: 'exam_control' },
  'packs.write': { manager: true },
  'cut_marks.write': { manager: true },
  'sittings.read': { manager: true, teacher: true, support: true },
  'sittings.control': { manager: 'exam_control' },
  'results.read': { manager: true, teacher: true, support: true },
  'results.write': { manager: 'exam_control' },
  'corrections.read': { manager: true, teacher: true, support: true },
  'corrections.write': { manager: 'exam_control', teacher: 'review' },
  'objections.read': { manager: true, teacher: true, support: true },
  'objections.write': { manager: true, teacher: 'review' },
  'doctors.read': { manager: true, support: true, accounts: true },
  'doctors.write': { manager: true, support: true },
  'phones.reveal': { manager: true, support: true, accounts: true },
  'doctors.merge': { manager: true },
  'doctors.impersonate': { manager: 'impersonate', support: 'impersonate' },
  'devices.read': { manager: true, support: true },
  'devices.write': { manager: true, support: true },
  // Support within the two weeks in which a doctor may ask for it.
  'enrolments.write': { manager: true, support: true },
  'seats.free': { manager: true },
  'subscriptions.write': { manager: true },
  'payments.read': { manager: true, support: true, accounts: true },
  'payments.write': { accounts: true },
  'dues.write': { manager: true, support: true, accounts: true },
  'refunds.read': { manager: 'approve_money', accounts: true },
  'refunds.ask': { manager: 'approve_money', support: true, accounts: true },
  'refunds.write': { manager: 'approve_money', accounts: true },
  'money.sign': { manager: 'approve_money' },
  'ledger.read': { manager: 'approve_money', accounts: true },
  'ledger.write': { accounts: true },
  'ledger.sign': { manager: 'approve_money', accounts: true },
  'parcels.read': { manager: true, support: 'despatch', accounts: true },
  'parcels.write': { manager: true, support: 'despatch' },
  // Teachers those about classes and exams, accounts those about money.
  'complaints.read': { manager: true, teacher: true, support: true, accounts: true },
  'complaints.write': { manager: true, teacher: true, support: true, accounts: true },
  'canned.write': { manager: true, support: true },
  'campaigns.read': { manager: true },
  // More than 5,000 at once the owner alone.
  'campaigns.write': { manager: true },
  'media.read': { manager: true, teacher: true },
  // Teachers what they brought themselves, and what stands in a course that they are bound to.
  'media.write': { manager: true, teacher: true },
  'takings.read': { manager: true, accounts: true },
}
