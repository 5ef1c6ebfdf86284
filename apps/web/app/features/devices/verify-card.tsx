import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from '../../kit/devices/devices.module.css'
import type { DeviceList } from '../../kit/devices/devices-api.ts'
import { useDeviceAddresses } from './addresses.ts'
import { wayIn } from './device-ways.ts'
import { RequestState } from './request-state.tsx'

/** Calm words for somebody who was stopped, and the one thing to do next. */
export function VerifyCard({ list, now }: { list: DeviceList; now: Date }) {
  const to = useDeviceAddresses()
  const step = wayIn(list)
  const limit = formatNumber(list.limit, getLocale())
  return (
    <section className={`card pad ${styles.verify}`} aria-labelledby="verify-title">
      <Shield />
      <div className="stack">
        <h2 id="verify-title">{m.my_verify_title()}</h2>
        <p>{m.my_verify_text()}</p>
        {step.way === 'replace' && <p>{m.my_verify_full({ limit })}</p>}
        {step.way === 'ask' && (
          <p>
            {step.after
              ? m.my_verify_full_later({ limit, date: formatDate(new Date(step.after), getLocale()) })
              : m.my_verify_full({ limit })}
          </p>
        )}
        {list.request && list.request.status !== 'approved' && <RequestState request={list.request} now={now} />}
        <div className={styles.verifyAct}>
          {step.way === 'ask' ? (
            <Link className="btn btn-go" to={to.request}>
              {m.my_verify_request()}
              <Icon of={arrowRightIcon} />
            </Link>
          ) : (
            <>
              <Link className="btn btn-go" to={to.otpRequest}>
                {m.my_verify_action()}
                <Icon of={arrowRightIcon} />
              </Link>
              <p className="meta">
                {m.my_verify_no_phone()}{' '}
                <Link className="link-in" to={to.request}>
                  {m.my_verify_request()}
                </Link>
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** A phone with a shield before it. */
function Shield() {
  return (
    <svg
      className={styles.verifyPic}
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="22" y="8" width="44" height="80" rx="8" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path d="M38 80h12" stroke="var(--color-control)" strokeLinecap="round" />
      <path d="M30 22h28M30 32h20" stroke="var(--color-line)" strokeLinecap="round" />
      <path
        d="M62 40l18 6v14c0 11-8 18-18 22-10-4-18-11-18-22V46z"
        fill="var(--color-brand-soft)"
        stroke="var(--color-brand)"
      />
      <path d="m54 61 6 6 11-12" stroke="var(--color-brand)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
