import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Door } from '../../session/door.tsx'
import { tellTabs } from '../../session/session-channel.ts'
import { officeQuery, SignInForm } from '../../session/sign-in-form.tsx'

/** For whoever opens the office and is not signed in. */
export function Component() {
  const { data: office } = useQuery(officeQuery)
  const [query] = useSearchParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const enter = async () => {
    client.clear()
    tellTabs('begun')
    await navigate(ownAddress(query.get('next')), { replace: true })
  }
  return (
    <Door centre={office && pickText(office.name, getLocale())}>
      <h1>{m.office_sign_in()}</h1>
      <SignInForm onDone={enter} />
    </Door>
  )
}

/** Where the reader wanted to go: within the office, whatever the address says. */
const ownAddress = (next: string | null): string => (next?.match(/^\/(?![/\\])/) ? next : '/')
