import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RecoveryCodes } from '../kit/staff/recovery-codes.tsx'
import { Door } from './door.tsx'
import { meQuery, useMe } from './me.ts'
import { SetAuthenticator } from './set-authenticator.tsx'

/** Whoever came in with a recovery code sets up a new authenticator before anything else is open to them. */
export function Recovering() {
  const { centre } = useMe()
  const client = useQueryClient()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Door centre={pickText(centre.name, getLocale())}>
      {codes ? (
        <>
          <h1>{m.office_recovery_title()}</h1>
          <RecoveryCodes codes={codes} onDone={() => void client.invalidateQueries({ queryKey: meQuery.queryKey })} />
        </>
      ) : (
        <>
          <h1>{m.office_recovering_title()}</h1>
          <p>{m.office_recovering_text()}</p>
          <SetAuthenticator onDone={setCodes} />
        </>
      )}
    </Door>
  )
}
