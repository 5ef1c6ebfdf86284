import { memberVersion } from '../../../features/staff/members/member-version.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const ofSomebody =
  (body?: object) =>
  async ({ db }: StaffWorld) => {
    const { id } = await buildStaff(db, { role: 'support' })
    return { params: { id }, ...(body && { body }) }
  }

const rights = { role: 'teacher', duties: [], course_ids: null, branch_ids: null }

export const membersRows: Record<string, StaffMatrixRow> = {
  listStaff: {},
  describeRights: { ask: () => ({ query: { role: 'manager', duties: 'review' } }) },
  inviteStaff: { ask: ({ next }) => ({ body: { name: 'নতুন কর্মী', email: `new${next()}@example.com`, ...rights } }) },
  changeStaff: {
    async ask({ db }) {
      const member = await buildStaff(db, { role: 'support' })
      return { params: { id: member.id }, body: { name: 'অন্য নাম', ...rights, version: memberVersion(member) } }
    },
  },
  inviteStaffAgain: { ask: ofSomebody() },
  suspendStaff: { ask: ofSomebody({ suspended: false, reason: 'ফিরেছেন' }) },
  endStaffSessions: { ask: ofSomebody() },
}
