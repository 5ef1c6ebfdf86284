import { createHash } from 'node:crypto'
import { presentMember } from '../session/present-member.ts'
import type { StaffMember } from '../session/staff-member.ts'

/** What the form of a member shows, as one short text: two who change it at once notice each other. */
export const memberVersion = (member: StaffMember): string =>
  createHash('sha256')
    .update(JSON.stringify(presentMember(member)))
    .digest('base64url')
    .slice(0, 16)
