import type { medicalColleges, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import type { QueryClient } from '@tanstack/react-query'
import { collegeQuery } from '../../../kit/fields/college/college-query.ts'
import { FieldsError } from '../../../kit/form/failure.ts'

type Colleges = ResponseOf<typeof medicalColleges>

/** What is wrong with a typed college, as far as the list that is here says. A name that came before the list is right so far. */
export function collegeComplaint(client: QueryClient, typed: string): string | undefined {
  const known = client.getQueryData<Colleges>(collegeQuery.queryKey)
  if (typed.trim() === '' || known === undefined) return undefined
  return idIn(known, typed) === undefined ? m.account_college_choose() : undefined
}

/** The college that is meant, asking for the list where it has not come. */
export async function findCollege(client: QueryClient, typed: string): Promise<number | null> {
  if (typed.trim() === '') return null
  const id = idIn(await client.ensureQueryData<Colleges>(collegeQuery), typed)
  if (id === undefined) throw new FieldsError<'medical_college_id'>({ medical_college_id: m.account_college_choose() })
  return id
}

const idIn = ({ medical_colleges }: Colleges, typed: string): number | undefined =>
  medical_colleges.find(({ name }) => name === typed.trim())?.id
