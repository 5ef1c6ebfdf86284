import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import type { BatchPlace } from '../../../kit/batch/batch-queries.ts'
import { monthWords } from '../../../kit/batch/batch-words.ts'
import styles from '../styles/batch-list.module.css'
import { feeLimits, monthsFrom } from './batch-filters.ts'
import { FilterSelect } from './filter-select.tsx'
import type { FilterState } from './use-batch-filters.ts'
import '@prostuti/ui/styles/form.css'

type FieldsProps = { state: FilterState; place: BatchPlace | undefined }

/** The filters themselves, beside the list on a wide screen and in a sheet on a phone. */
export function FilterFields({ state, place }: FieldsProps) {
  const { filters, choices, set, askedAt } = state
  const locale = getLocale()
  const counted = ({ title, open_batches }: { title: string; open_batches: number }) =>
    m.batches_option_count({ title, n: formatNumber(open_batches, locale) })
  const categoryOf = choices?.categories.find(({ slug }) => slug === filters.category)
  const course = place?.course.slug ?? filters.course ?? categoryOf?.course
  const inCourse = (item: { course: string }) => course === undefined || item.course === course
  const months = choices
    ? monthsFrom(askedAt, filters['starts-from'], filters['starts-to']).map((month) => ({
        value: month,
        label: monthWords(month, locale),
      }))
    : []
  return (
    <>
      {!place && (
        <FilterSelect
          name="course"
          label={m.batches_course()}
          any={m.batches_course_any()}
          value={filters.course}
          options={choices?.courses.map((item) => ({ value: item.slug, label: counted(item) }))}
          // Categories and sessions belong to one course.
          onChange={(value) => set({ course: value, category: undefined, session: undefined })}
        />
      )}
      {place?.kind !== 'category' && (
        <FilterSelect
          name="category"
          label={m.batches_category()}
          any={m.batches_category_any()}
          value={filters.category}
          options={choices?.categories
            .filter((item) => item.course === (place?.course.slug ?? filters.course ?? item.course))
            .map((item) => ({ value: item.slug, label: counted(item) }))}
          onChange={(value) => set({ category: value, session: undefined })}
        />
      )}
      <FilterSelect
        name="session"
        label={m.batches_session()}
        any={m.batches_session_any()}
        value={filters.session}
        options={choices?.sessions.filter(inCourse).map((item) => ({ value: String(item.id), label: counted(item) }))}
        onChange={(value) => set({ session: value })}
      />
      <ModeChoice value={filters.mode ?? ''} onChange={(mode) => set({ mode })} />
      <FilterSelect
        name="max-fee"
        label={m.batches_fee()}
        any={m.batches_fee_any()}
        value={filters['max-fee']}
        options={feeLimits(choices?.highest_payable_paisa ?? 0, filters['max-fee']).map((limit) => ({
          value: String(limit),
          label: m.batches_fee_up_to({ price: formatMoney(limit * 100, locale) }),
        }))}
        onChange={(value) => set({ 'max-fee': value })}
      />
      <fieldset className={styles.filterStarts}>
        <legend>{m.batches_starts()}</legend>
        <FilterSelect
          name="starts-from"
          label={m.batches_starts_from()}
          any={m.batches_starts_any()}
          value={filters['starts-from']}
          options={months}
          onChange={(value) => set({ 'starts-from': value })}
        />
        <FilterSelect
          name="starts-to"
          label={m.batches_starts_to()}
          any={m.batches_starts_any()}
          value={filters['starts-to']}
          options={months}
          onChange={(value) => set({ 'starts-to': value })}
        />
      </fieldset>
      <SeatsChoice checked={filters.seats === 'left'} onChange={(left) => set({ seats: left ? 'left' : undefined })} />
    </>
  )
}

function ModeChoice({ value, onChange }: { value: string; onChange: (mode: string) => void }) {
  const id = useId()
  const modes = [
    ['', m.batches_mode_any()],
    ['online', m.batches_mode_online()],
    ['branch', m.batches_mode_branch()],
  ] as const
  return (
    <fieldset className={styles.filterMode}>
      <legend>{m.batches_mode()}</legend>
      {modes.map(([mode, label]) => (
        <div key={mode}>
          <input
            type="radio"
            id={`${id}${mode}`}
            name="mode"
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          <label htmlFor={`${id}${mode}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  )
}

function SeatsChoice({ checked, onChange }: { checked: boolean; onChange: (left: boolean) => void }) {
  const id = useId()
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        name="seats"
        value="left"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{m.batches_seats_left()}</label>
    </div>
  )
}
