import type { ResponseOf } from '@prostuti/contract'
import type { readInboxComplaint } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export type Category = ResponseOf<typeof readInboxComplaint>['complaint']['category']

const categories: Record<Category, () => string> = {
  lecture: m.office_inbox_c_lecture,
  exam: m.office_inbox_c_exam,
  payment: m.office_inbox_c_payment,
  sheet: m.office_inbox_c_sheet,
  device: m.office_inbox_c_device,
  other: m.office_inbox_c_other,
}

export const categoryNames = Object.keys(categories) as Category[]
export const categoryWords = (category: Category): string => categories[category]()
