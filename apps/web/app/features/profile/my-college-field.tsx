import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CollegeField } from '../../kit/fields/college/college-field.tsx'
import { collegeQuery } from '../../kit/fields/college/college-query.ts'
import { unknownCollege } from '../../kit/profile/profile-form.ts'

type MyCollegeFieldProps = {
  /** The college's id; empty for none. */
  value: string
  onChange: (id: string) => void
  error?: string | undefined
}

export function MyCollegeField({ value, onChange, error }: MyCollegeFieldProps) {
  const { data } = useQuery(collegeQuery)
  const colleges = data?.medical_colleges
  /** What is being typed; undefined while the chosen one stands in the box. */
  const [typed, setTyped] = useState<string>()
  const chosen = colleges?.find(({ id }) => String(id) === value)

  const change = (next: string) => {
    const found = colleges?.find(({ name }) => name === next)
    setTyped(found ? undefined : next)
    onChange(found ? String(found.id) : next.trim() === '' ? '' : unknownCollege)
  }
  return (
    <CollegeField label={m.my_field_college()} text={typed ?? chosen?.name ?? ''} onChange={change} error={error} />
  )
}
