import type { ResponseOf } from '@prostuti/contract'
import type { readMe } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export type StaffDuty = ResponseOf<typeof readMe>['member']['duties'][number]

export const dutyWords: Record<StaffDuty, () => string> = {
  exam_control: m.office_duty_exam_control,
  review: m.office_duty_review,
  despatch: m.office_duty_despatch,
  approve_money: m.office_duty_approve_money,
  impersonate: m.office_duty_impersonate,
}

export const duties = Object.keys(dutyWords) as StaffDuty[]
