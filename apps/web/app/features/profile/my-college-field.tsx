import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CollegeField } from '../../kit/fields/college/college-field.tsx'
import { collegeQuery } from '../../kit/fields/college/college-query.ts'
import { type ProfileForm, unknownCollege } from '../../kit/profile/profile-form.ts'

type Chosen = Pick<ProfileForm, 'college' | 'collegeText'>

type MyCollegeFieldProps = {
  value: Chosen
  onChange: (chosen: Chosen) => void
  error?: string | undefined
}

export function MyCollegeField({ value: { college, collegeText }, onChange, error }: MyCollegeFieldProps) {
  const { data } = useQuery(collegeQuery)
  const colleges = data?.medical_colleges
  const chosen = colleges?.find(({ id }) => String(id) === college)

  const change = (text: string) => {
    const found = colleges?.find(({ name }) => name === text)
    if (found) onChange({ college: String(found.id), collegeText: '' })
    else onChange({ college: text.trim() === '' ? '' : unknownCollege, collegeText: text })
  }
  // A name that was typed before the list had come is known once it has.
  const typed = college === unknownCollege ? colleges?.find(({ name }) => name === collegeText.trim()) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each college that turns out to be known
  useEffect(() => {
    if (typed) onChange({ college: String(typed.id), collegeText: '' })
  }, [typed?.id])

  return (
    <CollegeField
      label={m.my_field_college()}
      text={collegeText || (chosen?.name ?? '')}
      onChange={change}
      error={error}
    />
  )
}
