import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Material } from './material-queries.ts'

export const kindWords: Record<Material['kind'], () => string> = {
  lecture_sheet: m.material_kind_lecture_sheet,
  slides: m.material_kind_slides,
  note: m.material_kind_note,
  question_bank: m.material_kind_question_bank,
}

/** What a download costs: whole kilobytes, from one megabyte on with one decimal. */
export function sizeWords(bytes: number): string {
  const locale = getLocale()
  if (bytes < 1_000_000) return m.material_size({ size: formatNumber(Math.max(1, Math.round(bytes / 1000)), locale) })
  return m.material_size_mb({ size: formatNumber(Math.round(bytes / 100_000) / 10, locale) })
}
