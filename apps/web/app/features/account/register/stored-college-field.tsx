import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CollegeField } from '../../../kit/fields/college/college-field.tsx'
import { collegeQuery } from '../../../kit/fields/college/college-query.ts'
import { storedTexts, storeTexts } from '../../../kit/form/stored-texts.ts'

/** The college of a new account; what is typed survives a reload. */
export default function StoredCollegeField({ error }: { error: string | undefined }) {
  const { data } = useQuery(collegeQuery)
  const [text, setText] = useState(() => storedTexts('register').medical_college_id ?? '')
  const isSettled = text === '' || data?.medical_colleges.some(({ name }) => name === text)

  useEffect(() => storeTexts('register', { medical_college_id: text }), [text])

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
