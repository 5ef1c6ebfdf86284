import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CollegeField } from '../../../kit/fields/college/college-field.tsx'
import { collegeQuery } from '../../../kit/fields/college/college-query.ts'
import { keepTexts, keptTexts } from '../../../kit/form/kept-texts.ts'

/** The college of a new account; what is typed survives a reload. */
export default function KeptCollegeField({ error }: { error: string | undefined }) {
  const { data } = useQuery(collegeQuery)
  const [text, setText] = useState(() => keptTexts('register').medical_college_id ?? '')
  const isSettled = text === '' || data?.medical_colleges.some(({ name }) => name === text)

  useEffect(() => keepTexts('register', { medical_college_id: text }), [text])

  return (
    <CollegeField
      label={m.account_college()}
      note={`(${m.account_optional()})`}
      text={text}
      onChange={setText}
      error={isSettled ? undefined : error}
    />
  )
}
