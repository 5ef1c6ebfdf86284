import type { Single } from '@prostuti/contract/staff'
import { may, type StaffMember } from '../staff/index.ts'

/** Fields of a form, today's or of its history, without what only writers see. */
export function shownTo<Fields extends Record<string, unknown>>(
  { forWriters = [], writes }: Pick<Single, 'forWriters' | 'writes'>,
  member: StaffMember,
  fields: Fields,
): Fields {
  if (forWriters.length === 0 || may(member, writes)) return fields
  return { ...fields, ...Object.fromEntries(forWriters.map((name) => [name, null])) }
}
