import type { materialResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Kind = RowOf<typeof materialResource>['kind']

const kinds: Record<Kind, () => string> = {
  lecture_sheet: m.office_material_lecture_sheet,
  slides: m.office_material_slides,
  note: m.office_material_note,
  question_bank: m.office_material_question_bank,
}

export const materialWords = (kind: Kind): string => kinds[kind]()

export const materialChoices = () =>
  (Object.keys(kinds) as Kind[]).map((value) => ({ value, label: materialWords(value) }))
