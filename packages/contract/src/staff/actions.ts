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
  'devices.read',
  'payments.read',
  'refunds.read',
  'parcels.read',
  'complaints.read',
  // What the centre takes, day by day.
  'takings.read',
] as const

export type StaffAction = (typeof staffActions)[number]
