import * as m from '@prostuti/text/messages'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { useSession } from '../session/session.ts'
import { useStaffView } from '../session/use-staff-view.ts'
import { recall, remember } from '../storage/storage.ts'
import { askToListen, readListening } from './listening.ts'
import styles from './push.module.css'

const askedKey = 'push_asked'

const words = {
  exam: { title: m.push_offer_exam_title, text: m.push_offer_exam_text },
  enrolment: { title: m.push_offer_enrolment_title, text: m.push_offer_enrolment_text },
  complaint: { title: m.push_offer_complaint_title, text: m.push_offer_complaint_text },
}

/** Offers news where they help, and once: whoever said no, here or to the browser, is not asked anywhere again. */
export function PushOffer({ about }: { about: keyof typeof words }) {
  const doctorId = useSession().doctor?.id
  const staff = useStaffView()
  const [state, setState] = useState<'silent' | 'asks' | 'busy' | 'listens' | 'failed'>('silent')
  useEffect(() => {
    if (doctorId === undefined || staff || recall(askedKey) !== null) return
    let isLeft = false
    void readListening(doctorId).then((listening) => {
      if (!isLeft && listening === 'off') setState('asks')
    })
    return () => {
      isLeft = true
    }
  }, [doctorId, staff])
  if (doctorId === undefined || state === 'silent') return null
  const no = () => {
    remember(askedKey, 'no')
    setState('silent')
  }
  const yes = async () => {
    setState('busy')
    try {
      // Whoever says no to the browser has said no.
      if ((await askToListen(doctorId)) !== 'on') return no()
      remember(askedKey, 'yes')
      setState('listens')
    } catch {
      setState('failed')
    }
  }
  if (state === 'listens')
    return (
      <p role="status" className={styles.done}>
        {m.push_offer_done()} <Link to={addressOf('/my/account/news')}>{m.push_offer_choose()}</Link>
      </p>
    )
  return (
    <section className={`card pad ${styles.offer}`} aria-labelledby="push-offer">
      <div>
        <h2 id="push-offer">{words[about].title()}</h2>
        <p>{words[about].text()}</p>
        {state === 'failed' && <p role="alert">{m.push_offer_failed()}</p>}
      </div>
      <div className={styles.acts}>
        <button type="button" className="btn btn-line" aria-busy={state === 'busy'} onClick={() => void yes()}>
          {m.push_offer_yes()}
        </button>
        <button type="button" className="btn btn-quiet" onClick={no}>
          {m.push_offer_no()}
        </button>
      </div>
    </section>
  )
}
