import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { dutyWords } from '../../kit/staff/duty-words.ts'
import { roleWords } from '../../kit/staff/role-words.ts'
import type { Rights } from './rights-fields.tsx'

export const rightsLabels = (): Record<keyof Rights | 'name', string> => ({
  name: m.office_name(),
  role: m.office_role(),
  duties: m.office_duties(),
  course_ids: m.office_only_courses(),
  branch_ids: m.office_only_branches(),
  teacher_id: m.office_is_teacher(),
})

const number = (count: number) => formatNumber(count, getLocale())

const words: { [Name in keyof Rights]?: (value: Rights[Name]) => unknown } = {
  role: roleWords,
  duties: (duties) => duties.map((duty) => dutyWords[duty]()),
  course_ids: (ids) => (ids ? m.office_some_courses({ count: number(ids.length) }) : m.office_all_courses()),
  branch_ids: (ids) => (ids ? m.office_some_branches({ count: number(ids.length) }) : m.office_all_branches()),
}

/** A right as people read it; what needs no words of its own stays as it is. */
export const rightsWords = (name: string, value: unknown): unknown =>
  name in words ? words[name as keyof Rights]?.(value as never) : value
