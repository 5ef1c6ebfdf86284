import type { medicalCollegeResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Kind = RowOf<typeof medicalCollegeResource>['kind']

const words: Record<Kind, () => string> = {
  government: m.office_college_government,
  army: m.office_college_army,
  private: m.office_college_private,
  university: m.office_college_university,
  dental: m.office_college_dental,
  other: m.office_college_other,
}

export const kindWords = (kind: Kind): string => words[kind]()

export const collegeKinds = (): { value: string; label: string }[] =>
  Object.entries(words).map(([value, say]) => ({ value, label: say() }))
