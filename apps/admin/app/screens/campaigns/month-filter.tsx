import { dhakaParts, monthName } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

type MonthFilterProps = { value: string | undefined; onChange: (month: string | undefined) => void }

const shown = 12

/** One of the last twelve months, or all. */
export function MonthFilter({ value, onChange }: MonthFilterProps) {
  const { year, month } = dhakaParts(new Date())
  const months = Array.from({ length: shown }, (_, back) => {
    const nth = year * 12 + month - 1 - back
    return { year: Math.floor(nth / 12), month: (nth % 12) + 1 }
  })
  const locale = getLocale()
  return (
    <div className="select-wrap">
      <select
        className="input"
        aria-label={m.office_campaigns_month()}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{m.office_campaigns_all_months()}</option>
        {months.map((each) => {
          const key = `${each.year}-${String(each.month).padStart(2, '0')}`
          return (
            <option key={key} value={key}>
              {monthName(each.month, locale)} {localizeDigits(each.year, locale)}
            </option>
          )
        })}
      </select>
    </div>
  )
}
