import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { Link } from 'react-router'
import { enrolNext, withNext } from '../../../kit/address/account-addresses.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useAddressQuery } from '../../../kit/address/use-address-query.ts'
import { useAppData } from '../../../kit/app-data/use-app-data.ts'
import { clearFlow } from '../../../kit/otp/flow.ts'
import { useFlow } from '../../../kit/otp/use-flow.ts'
import styles from '../frame/account.module.css'
import { AccountFrame } from '../frame/account-frame.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import { JoinForm } from './join-form.tsx'
import { JoinedBatch } from './joined-batch.tsx'
import { KnownPhone } from './known-phone.tsx'

/** `/join`, and `/join-to-enroll` with the batch it leads back to. */
export function JoinPage({ toEnrol = false }: { toEnrol?: boolean }) {
  const query = useAddressQuery()
  const next = toEnrol ? enrolNext(query) : query.get('next')
  const [known, setKnown] = useState(false)
  const phone = useFlow()?.phone
  const needsOtp = useAppData()?.need_otp_for_registration ?? true
  const offersLogin = known && phone !== undefined
  useLeaveWhenSignedIn(next)

  return (
    <AccountFrame
      plate="lungs"
      motto={m.account_join_motto()}
      step={offersLogin ? undefined : joinStep(1, needsOtp)}
      title={toEnrol ? m.account_enroll_title() : m.account_join_title()}
      text={offersLogin ? undefined : needsOtp ? m.account_join_text_otp() : m.account_join_text()}
    >
      {toEnrol && <JoinedBatch batchId={query.get('batch')} />}
      {offersLogin ? (
        <KnownPhone
          phone={phone}
          next={next}
          onOther={() => {
            clearFlow()
            setKnown(false)
          }}
        />
      ) : (
        <>
          <JoinForm next={next} onKnown={() => setKnown(true)} />
          <div className={styles.or}>{m.account_or_known()}</div>
          <Link className="btn btn-line btn-full" to={withNext(addressOf('/login'), next)}>
            {m.account_join_login()}
          </Link>
        </>
      )}
    </AccountFrame>
  )
}

/** `ধাপ ১/৩`; without a code there are two steps. */
export function joinStep(step: number, needsOtp: boolean): string {
  const digits = (value: number) => localizeDigits(value, getLocale())
  return m.account_step({ step: digits(needsOtp || step === 1 ? step : step - 1), total: digits(needsOtp ? 3 : 2) })
}
