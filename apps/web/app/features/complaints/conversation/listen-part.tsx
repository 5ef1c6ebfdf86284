import * as m from '@prostuti/text/messages'
import { useEffect, useState } from 'react'
import { recall, remember } from '../../../kit/storage/storage.ts'
import styles from '../styles/conversation.module.css'
import { canListen, listen } from './listen.ts'

const askedKey = 'push_asked'

/** Offers to tell this browser of answers: after a complaint was written, when the wish for an answer is there, and once. */
export function ListenPart() {
  const [state, setState] = useState<'silent' | 'asks' | 'busy' | 'listens' | 'failed'>('silent')
  useEffect(() => {
    if (!canListen()) return
    if (Notification.permission === 'default' && recall(askedKey) === null) setState('asks')
    // A subscription that the server has lost, or that another key was made for, is given anew without a word.
    if (Notification.permission === 'granted') void listen().catch(() => undefined)
  }, [])
  const yes = async () => {
    setState('busy')
    try {
      const isAllowed = (await Notification.requestPermission()) === 'granted'
      // Whoever says no to the browser has said no.
      if (!isAllowed) return no()
      await listen()
      remember(askedKey, 'yes')
      setState('listens')
    } catch {
      setState('failed')
    }
  }
  const no = () => {
    remember(askedKey, 'no')
    setState('silent')
  }
  if (state === 'listens') return <p role="status">{m.complaint_listening()}</p>
  if (state === 'failed') return <p role="alert">{m.complaint_listen_failed()}</p>
  if (state === 'silent') return null
  return (
    <section className={`card pad ${styles.sayClosed}`} aria-labelledby="say-listen">
      <div>
        <h2 id="say-listen">{m.complaint_listen_title()}</h2>
        <p>{m.complaint_listen_text()}</p>
      </div>
      <div>
        <button type="button" className="btn btn-line" aria-busy={state === 'busy'} onClick={() => void yes()}>
          {m.complaint_listen_yes()}
        </button>{' '}
        <button type="button" className="btn btn-quiet" onClick={no}>
          {m.complaint_listen_no()}
        </button>
      </div>
    </section>
  )
}
