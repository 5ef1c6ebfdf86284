import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ComboboxField } from '@prostuti/ui/combobox-field'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { collegeQuery } from '../../kit/fields/college/college-query.ts'
import { rankColleges } from '../../kit/fields/college/rank-colleges.ts'
import { unknownCollege } from '../../kit/profile/profile-form.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type CollegeFieldProps = {
  /** The college's id; empty for none. */
  value: string
  onChange: (id: string) => void
  error?: string | undefined
}

/** Searched in the browser, in both languages and by acronym. */
export function CollegeField({ value, onChange, error }: CollegeFieldProps) {
  const { data, isError } = useQuery(collegeQuery)
  const colleges = data?.medical_colleges
  const chosen = colleges?.find(({ id }) => String(id) === value)
  /** What is being typed; undefined while the chosen one stands in the box. */
  const [typed, setTyped] = useState<string>()
  const text = typed ?? chosen?.name ?? ''

  const options = useMemo(
    () => rankColleges(colleges ?? [], typed ?? '').map(({ id, name }) => ({ value: id, label: name })),
    [colleges, typed],
  )
  const change = (next: string) => {
    const found = colleges?.find(({ name }) => name === next)
    setTyped(found ? undefined : next)
    onChange(found ? String(found.id) : next.trim() === '' ? '' : unknownCollege)
  }
  return (
    <ComboboxField
      name="medical_college_id"
      label={m.my_field_college()}
      hint={<Phrase text={m.account_college_hint()} />}
      error={error}
      value={text}
      onChange={change}
      options={options}
      empty={isError ? m.account_college_failed() : data ? m.account_college_none() : m.account_college_loading()}
      countText={(count) => m.account_college_found({ count: localizeDigits(count, getLocale()) })}
      toggleLabel={m.account_college_list()}
    />
  )
}
