import { tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { isOwnDoctor, isOwnEnrolment, type StaffMember } from '../../staff/index.ts'

type Category = (typeof tables.complaintCategories)[number]
type Reader = Pick<StaffMember, 'role' | 'courseIds' | 'branchIds' | 'teacherId'>

/** Whose complaints these are: teachers answer about classes and exams, accounts about money, the others about everything. */
export function complaintCategoriesOf(role: StaffMember['role']): readonly Category[] {
  if (role === 'teacher') return ['lecture', 'exam']
  if (role === 'accounts') return ['payment']
  return tables.complaintCategories
}

/** A condition on `complaint`: of the member's courses and branches, about what their role answers, and of a teacher's own subject. */
export const complaintsOf = (member: Reader): SQL => sql`(
  complaint.category = any(${`{${complaintCategoriesOf(member.role).join()}}`}::text[])
  and case when complaint.enrolment_id is null then ${isOwnDoctor(member, sql`complaint.doctor_id`)}
           else ${isOwnEnrolment(member, sql`complaint.enrolment_id`)} end
  and ${ofOwnSubject(member)})`

/** A lecture is its teacher's, and theirs who teach the same; what names no lecture is every teacher's. */
const ofOwnSubject = ({ role, teacherId }: Reader): SQL =>
  role !== 'teacher' || teacherId === null
    ? sql`true`
    : sql`(complaint.schedule_event_id is null or exists (
        select from schedule_event held join teacher own on own.id = ${teacherId}
          where held.id = complaint.schedule_event_id
            and (held.teacher_id = own.id or held.subject ->> 'bn' = own.subject ->> 'bn') offset 0))`
