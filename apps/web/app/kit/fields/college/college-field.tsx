import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ComboboxField } from '@prostuti/ui/combobox-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type FormName, keepTexts, keptTexts } from '../../form/kept-texts.ts'
import { Phrase } from '../../rich-text/phrase.tsx'
import { collegeQuery } from './college-query.ts'
import { rankColleges } from './rank-colleges.ts'

type CollegeFieldProps = {
  name: string
  /** The form's name, under which the text survives a reload. */
  form: FormName
  error?: string | undefined
}

/** About 120 names: searched in the browser, in both languages and by acronym. A college is chosen when its name stands in the box. */
export default function CollegeField({ name, form, error }: CollegeFieldProps) {
  const { data, isError } = useQuery(collegeQuery)
  const [text, setText] = useState(() => keptTexts(form)[name] ?? '')
  const colleges = data?.medical_colleges
  const chosen = colleges?.some((college) => college.name === text) ?? false

  useEffect(() => keepTexts(form, { [name]: text }), [form, name, text])

  // With one chosen, opening the list shows all again, to choose another.
  const options = useMemo(
    () =>
      rankColleges(colleges ?? [], chosen ? '' : text).map((college) => ({ value: college.id, label: college.name })),
    [colleges, chosen, text],
  )
  return (
    <ComboboxField
      name={name}
      label={m.account_college()}
      note={`(${m.account_optional()})`}
      hint={<Phrase text={m.account_college_hint()} />}
      error={chosen || text === '' ? undefined : error}
      value={text}
      onChange={setText}
      options={options}
      empty={isError ? m.account_college_failed() : data ? m.account_college_none() : m.account_college_loading()}
      countText={(count) => m.account_college_found({ count: localizeDigits(count, getLocale()) })}
      toggleLabel={m.account_college_list()}
    />
  )
}
