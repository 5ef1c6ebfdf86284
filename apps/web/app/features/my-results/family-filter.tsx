import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { type Family, families, type OwnResults, viewAddress } from './results-view.ts'
import '@prostuti/ui/styles/filters.css'

export const familyWords: Record<Family, () => string> = {
  course: m.results_course,
  quiz: m.exams_title_quiz,
  bcs: m.exams_title_bcs,
  special: m.exams_title_special,
}

type FamilyFilterProps = { families: OwnResults['families']; chosen: Family | undefined }

/** All, or one family, each with how many there are; a family without any is left out. */
export function FamilyFilter({ families: counts, chosen }: FamilyFilterProps) {
  const locale = getLocale()
  const all = families.reduce((sum, family) => sum + counts[family], 0)
  const shown = families.filter((family) => counts[family] > 0 || family === chosen)
  return (
    <nav className="filters" aria-label={m.results_filter()}>
      {[undefined, ...shown].map((family) => (
        <Link
          key={family ?? 'all'}
          to={viewAddress({ family, page: 1 })}
          replace
          preventScrollReset
          aria-current={family === chosen ? 'page' : undefined}
        >
          {family ? familyWords[family]() : m.review_all()} {formatNumber(family ? counts[family] : all, locale)}
        </Link>
      ))}
    </nav>
  )
}
