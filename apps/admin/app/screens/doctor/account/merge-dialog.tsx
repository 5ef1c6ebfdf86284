import type { listDoctors } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { TextField } from '@prostuti/ui/text-field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { get } from '../../../api/call.ts'
import { phoneWords } from '../../../kit/doctor/phone-words.ts'
import { type Doctor, doctorsPath } from '../doctor-types.ts'
import own from './account.module.css'

const pauseMs = 250

/** Finds the other account of a person that no sweep has found; which of the two stays is chosen on the next screen. */
export function MergeDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error } = useQuery({
    ...get<typeof listDoctors>(doctorsPath, { query: { q: asked } }),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = asked.length > 1 ? data?.rows.filter(({ id }) => id !== doctor.id).slice(0, 10) : undefined
  return (
    <Dialog open onClose={onClose} title={m.office_account_merge()}>
      <p>{m.office_account_merge_text({ name: doctor.name })}</p>
      <TextField
        name="other"
        type="search"
        label={m.office_account_merge_search()}
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status">{found?.length === 0 && m.office_account_merge_none()}</p>
      {error && <p role="alert">{error.message}</p>}
      <ul className={own.found}>
        {found?.map(({ id, name, phone, bmdc, college }) => (
          <li key={id}>
            <Link to={`/doctor-merges/new?kept=${doctor.id}&gone=${id}`}>
              <b>{name}</b>
              <small>
                {[bmdc && `BMDC ${bmdc}`, phoneWords(phone), pickText(college, getLocale())]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
