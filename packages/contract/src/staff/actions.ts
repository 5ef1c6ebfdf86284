/**
 * What a member of staff can be allowed to do. The server's permission table has a line for each, and a staff call names the one
 * that it needs.
 */
export const staffActions = [
  // Everybody's own: who am I, my factors, my sessions, my saved queries, my jobs.
  'own',
  'staff.read',
  'staff.write',
  'audit.read',
  'website.read',
  'website.write',
  // Courses, sessions, categories, batches, timetables, events, teachers, holidays.
  'courses.read',
  'courses.write',
  // What a class is about, of the rows that are the teacher's own.
  'syllabus.write',
  // Who is registered for an event.
  'registrations.read',
  'codes.read',
  'codes.write',
  'notices.read',
  'notices.write',
  'settings.read',
  'settings.write',
  // Money and how doctors sign in.
  'settings.money',
  'health.read',
  // What the desks of exams, doctors, money, parcels and complaints show; today counts what waits there.
  'exams.read',
  // What a question says; before its exam is over, only who may see it early.
  'questions.read',
  'questions.early',
  // What is right, of a question that a paper will still ask, or asks now.
  'keys.early',
  'questions.write',
  'questions.review',
  // Subjects and topics.
  'subjects.write',
  // Papers: making them, freezing them for good, putting them on paper; the rules they are made by.
  'papers.write',
  'papers.freeze',
  'papers.print',
  'packs.write',
  // What was enough in past exams.
  'cut_marks.write',
  // The control room: watching an exam, and giving time.
  'sittings.read',
  'sittings.control',
  'results.read',
  'results.write',
  'corrections.read',
  'corrections.write',
  'objections.read',
  'objections.write',
  'doctors.read',
  // Notes about a doctor, another phone, an account closed for them.
  'doctors.write',
  // A whole phone number, which lists show masked.
  'phones.reveal',
  // Two accounts of one doctor made one.
  'doctors.merge',
  // The site as the doctor sees it, without writing.
  'doctors.impersonate',
  'devices.read',
  // Device requests decided, devices released, sign-ins ended.
  'devices.write',
  // A batch or timetable changed, an enrolment ended.
  'enrolments.write',
  // A seat without payment.
  'seats.free',
  'subscriptions.write',
  'payments.read',
  // Approved, refused, asked of the gateway, taken in cash.
  'payments.write',
  // An instalment postponed, a pay link sent.
  'dues.write',
  'refunds.read',
  // Proposed by one who may not pay out.
  'refunds.ask',
  'refunds.write',
  // The second signature for money that goes out or is given up.
  'money.sign',
  // Day-end, statements and the ledger itself.
  'ledger.read',
  'ledger.write',
  'ledger.sign',
  'parcels.read',
  // Stock, bookings, packing, hand-over, returns.
  'parcels.write',
  'complaints.read',
  'complaints.write',
  // The answers kept ready for everybody.
  'canned.write',
  // SMS to many.
  'campaigns.read',
  'campaigns.write',
  // Videos, documents, books and shelves.
  'media.read',
  'media.write',
  // What the centre takes, day by day.
  'takings.read',
] as const

export type StaffAction = (typeof staffActions)[number]
