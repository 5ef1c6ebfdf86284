import type { countCash } from '@prostuti/contract/staff'
import { localizeDigits, toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { taka } from '../../kit/money/money-words.ts'
import own from './day-end.module.css'
import { type Day, daysPath } from './day-types.ts'
import { nameOf, offWords } from './day-words.ts'

/** What Bangladesh Bank issues, in taka; the coins of 1, 2 and 5 among them. */
const noteValues = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const

type CountDialogProps = { day: Day; branchId?: number | undefined; onClose: () => void }

/** The notes of a drawer, one kind after the other; the sum grows while they are typed. */
export function CountDialog({ day, branchId: given, onClose }: CountDialogProps) {
  const client = useQueryClient()
  const only = day.branches.length === 1 ? day.branches[0]?.id : undefined
  const [branchId, setBranchId] = useState(given ?? only)
  const before = day.counts.find(({ branch }) => branch.id === branchId)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const countOf = (value: number): number => {
    const text = toLatinDigits(typed[value] ?? String(before?.notes[value] ?? '')).trim()
    return /^\d{1,6}$/.test(text) ? Number(text) : 0
  }
  const counted = noteValues.reduce((sum, value) => sum + value * countOf(value) * 100, 0)
  const way = day.ways.find(({ branch }) => branch?.id === branchId)
  const expected = (way?.came_paisa ?? 0) - (way?.back_paisa ?? 0)
  const branch = day.branches.find(({ id }) => id === branchId)
  const keep = async () => {
    const notes = noteValues.map((value) => ({ value, count: countOf(value) }))
    const body = { branch_id: branchId!, notes }
    await post<typeof countCash>(`${daysPath}/:day/cash-counts`, body, { params: { day: day.day } })
    await client.invalidateQueries({ queryKey: [`${daysPath}/:day`] })
  }
  return (
    <ActDialog
      title={branch ? m.office_day_count_title({ branch: nameOf(branch) }) : m.office_day_count_branch()}
      send={m.office_day_count_keep()}
      canSend={branchId !== undefined}
      act={keep}
      onClose={onClose}
    >
      {given === undefined && day.branches.length > 1 && (
        <SelectField
          name="branch_id"
          label={m.office_day_branch()}
          placeholder={m.office_day_choose_branch()}
          options={day.branches.map((each) => ({ value: each.id, label: nameOf(each) }))}
          value={branchId ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setBranchId(value === '' ? undefined : Number(value))
            setTyped({})
          }}
        />
      )}
      <div className={own.notes}>
        {noteValues.map((value) => (
          <label key={value}>
            <span>{m.office_day_note({ value: localizeDigits(value, getLocale()) })}</span>
            <input
              className="input"
              inputMode="numeric"
              autoComplete="off"
              placeholder={localizeDigits(0, getLocale())}
              value={typed[value] ?? (before?.notes[value] ? localizeDigits(before.notes[value], getLocale()) : '')}
              onChange={({ currentTarget }) => setTyped({ ...typed, [value]: currentTarget.value })}
            />
            <span>{taka(value * countOf(value) * 100)}</span>
          </label>
        ))}
      </div>
      <dl className={own.toc}>
        <div>
          <dt>{m.office_day_sum()}</dt>
          <dd>
            <b>{taka(counted)}</b>
          </dd>
        </div>
        <div>
          <dt>{m.office_day_expected()}</dt>
          <dd>{taka(expected)}</dd>
        </div>
      </dl>
      <p role="status" className={counted === expected ? 'meta' : 'err'}>
        {counted === expected ? m.office_day_equal() : offWords(counted - expected)}
      </p>
    </ActDialog>
  )
}
