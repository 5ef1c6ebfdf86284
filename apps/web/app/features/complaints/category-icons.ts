import type { IconShape } from '@prostuti/ui/icon'
import { sayExamIcon, sayLectureIcon, sayOtherIcon, sayPaymentIcon, saySheetIcon } from '@prostuti/ui/icons/complaints'
import { handsetIcon } from '@prostuti/ui/icons/my'
import type { Category } from './complaint-queries.ts'

export const categoryIcons: Record<Category, IconShape> = {
  lecture: sayLectureIcon,
  exam: sayExamIcon,
  payment: sayPaymentIcon,
  sheet: saySheetIcon,
  device: handsetIcon,
  other: sayOtherIcon,
}
