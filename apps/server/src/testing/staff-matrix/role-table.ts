import { type StaffAction, staffActions } from '@prostuti/contract/staff'
import type { tables } from '@prostuti/db'

type Role = (typeof tables.staffRoles)[number]
type Duty = (typeof tables.staffDuties)[number]
export type Rights = { role: Role; duties: readonly Duty[] }

/**
 * Who may do what, written out a second time and by role, so that nobody widens a right by one wrong word in the permission table.
 * Whoever means to change it changes both.
 */
export const actionsByRole: Record<Role, readonly StaffAction[]> = {
  // Whatever there is to do: nobody else gives it to others.
  owner: staffActions,
  manager: [
    'own',
    'audit.read',
    'website.read',
    'website.write',
    'courses.read',
    'courses.write',
    'syllabus.write',
    'registrations.read',
    'codes.read',
    'codes.write',
    'notices.read',
    'notices.write',
    'settings.read',
    'settings.write',
    'health.read',
    'exams.read',
    'questions.read',
    'questions.early',
    'questions.write',
    'questions.review',
    'subjects.write',
    'papers.write',
    'packs.write',
    'sittings.read',
    'results.read',
    'corrections.read',
    'objections.read',
    'objections.write',
    'doctors.read',
    'devices.read',
    'payments.read',
    'parcels.read',
    'complaints.read',
    'takings.read',
  ],
  teacher: [
    'own',
    'audit.read',
    'courses.read',
    'syllabus.write',
    'exams.read',
    'questions.read',
    'questions.write',
    'papers.write',
    'sittings.read',
    'results.read',
    'corrections.read',
    'objections.read',
    'complaints.read',
  ],
  support: [
    'own',
    'audit.read',
    'courses.read',
    'registrations.read',
    'codes.read',
    'notices.read',
    'notices.write',
    'exams.read',
    'sittings.read',
    'results.read',
    'corrections.read',
    'objections.read',
    'doctors.read',
    'devices.read',
    'payments.read',
    'complaints.read',
  ],
  accounts: [
    'own',
    'audit.read',
    'courses.read',
    'registrations.read',
    'codes.read',
    'doctors.read',
    'payments.read',
    'refunds.read',
    'parcels.read',
    'complaints.read',
    'takings.read',
  ],
}

/** What a duty adds to a role; every other adds nothing as yet. */
export const actionsByDuty: Partial<Record<Role, Partial<Record<Duty, readonly StaffAction[]>>>> = {
  manager: {
    approve_money: ['refunds.read'],
    exam_control: [
      'keys.early',
      'papers.freeze',
      'papers.print',
      'sittings.control',
      'results.write',
      'corrections.write',
    ],
  },
  teacher: { review: ['questions.review', 'corrections.write', 'objections.write'] },
  support: { despatch: ['parcels.read'] },
}

export const isWrittenOut = ({ role, duties }: Rights, action: StaffAction): boolean =>
  actionsByRole[role].includes(action) || duties.some((duty) => actionsByDuty[role]?.[duty]?.includes(action) ?? false)

/** What asks for the second factor again: the settings, the staff, and whatever lets somebody in. */
export const stepUpCalls: readonly string[] = [
  'changeStaffPassword',
  'renewStaffRecoveryCodes',
  'offerPasskey',
  'addPasskey',
  'removePasskey',
  'inviteStaff',
  'inviteStaffAgain',
  'changeStaff',
  'suspendStaff',
  'endStaffSessions',
  'testPayment',
  ...['signIn', 'device', 'money', 'courier', 'class', 'page'].flatMap((form) => [
    `${form}Settings.save`,
    `${form}Settings.restore`,
  ]),
]
