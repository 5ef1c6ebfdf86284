import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ComboboxField } from '@prostuti/ui/combobox-field'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Phrase } from '../../rich-text/phrase.tsx'
import { collegeQuery } from './college-query.ts'
import { rankColleges } from './rank-colleges.ts'

type CollegeFieldProps = {
  label: string
  note?: string
  text: string
  onChange: (text: string) => void
  error?: string | undefined
}

/** About 120 names: searched in the browser, in both languages and by acronym. A college is chosen when its name stands in the box. */
export function CollegeField({ text, ...box }: CollegeFieldProps) {
  const { data, isError } = useQuery(collegeQuery)
  const colleges = data?.medical_colleges
  // With one chosen, opening the list shows all again, to choose another.
  const sought = colleges?.some(({ name }) => name === text) ? '' : text
  const options = useMemo(
    () => rankColleges(colleges ?? [], sought).map(({ id, name }) => ({ value: id, label: name })),
    [colleges, sought],
  )
  return (
    <ComboboxField
      {...box}
      name="medical_college_id"
      hint={<Phrase text={m.account_college_hint()} />}
      value={text}
      options={options}
      empty={isError ? m.account_college_failed() : data ? m.account_college_none() : m.account_college_loading()}
      countText={(count) => m.account_college_found({ count: localizeDigits(count, getLocale()) })}
      toggleLabel={m.account_college_list()}
    />
  )
}
