import {
  material_kind_lecture_sheet,
  material_kind_note,
  material_kind_question_bank,
  material_kind_slides,
  material_size,
  material_size_mb,
} from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Material } from './material-queries.ts'

export const kindWords: Record<Material['kind'], () => string> = {
  lecture_sheet: material_kind_lecture_sheet,
  slides: material_kind_slides,
  note: material_kind_note,
  question_bank: material_kind_question_bank,
}

/** What a download costs: whole kilobytes, from one megabyte on with one decimal. */
export function sizeWords(bytes: number): string {
  const locale = getLocale()
  if (bytes < 1_000_000) return material_size({ size: formatNumber(Math.max(1, Math.round(bytes / 1000)), locale) })
  return material_size_mb({ size: formatNumber(Math.round(bytes / 100_000) / 10, locale) })
}
