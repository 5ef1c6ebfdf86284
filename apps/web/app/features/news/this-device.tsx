import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { bellIcon } from '@prostuti/ui/icons/my'
import { useEffect, useState } from 'react'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { askToListen, type Listening, readListening, readOwnEndpoint, stopListening } from '../../kit/push/listening.ts'
import styles from './news.module.css'
import { sendTest } from './news-queries.ts'
import { DeviceSkeleton } from './news-skeleton.tsx'

const words: Record<Listening, { title: () => string; text: () => string }> = {
  on: { title: m.news_here_on_title, text: m.news_here_on_text },
  off: { title: m.news_here_off_title, text: m.news_here_off_text },
  blocked: { title: m.news_here_blocked_title, text: m.news_here_blocked_text },
  needs_install: { title: m.news_here_install_title, text: m.news_here_install_text },
  unsupported: { title: m.news_here_unsupported_title, text: m.news_here_unsupported_text },
}

/** Whether news reach this very browser, and what to do where they do not. */
export function ThisDevice({ doctorId }: { doctorId: number }) {
  const [listening, setListening] = useState<Listening>()
  useEffect(() => {
    void readListening(doctorId).then(setListening)
  }, [doctorId])
  const turning = useSend({
    act: async (on: boolean): Promise<Listening> => {
      if (on) return askToListen(doctorId)
      await stopListening()
      return 'off'
    },
    onDone: setListening,
  })
  if (listening === undefined) return <DeviceSkeleton />
  const { title, text } = words[listening]
  return (
    <section className={`card pad ${styles.here}`} aria-labelledby="news-here" data-is={listening}>
      <Icon of={listening === 'on' ? tickIcon : bellIcon} />
      <div className="stack">
        <div role="status">
          <h2 id="news-here">{title()}</h2>
          <p>{text()}</p>
        </div>
        {listening === 'needs_install' && (
          <ol className={styles.steps}>
            <li>{m.news_install_share()}</li>
            <li>{m.news_install_add()}</li>
            <li>{m.news_install_open()}</li>
          </ol>
        )}
        <FormFailure of={turning} />
        {listening === 'off' && (
          <button type="button" className="btn btn-go" aria-busy={turning.sending} onClick={() => turning.send(true)}>
            {m.news_here_turn_on()}
          </button>
        )}
        {listening === 'on' && (
          <div className={styles.acts}>
            <TestButton />
            <button
              type="button"
              className="btn btn-quiet"
              aria-busy={turning.sending}
              onClick={() => turning.send(false)}
            >
              {m.news_here_turn_off()}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

/** Sends this browser one, so that its owner sees that it comes. */
function TestButton() {
  const [isSent, setSent] = useState(false)
  const testing = useSend({
    act: async () => sendTest((await readOwnEndpoint()) ?? ''),
    onDone: () => setSent(true),
  })
  return (
    <div className="stack">
      <button
        type="button"
        className="btn btn-line"
        aria-busy={testing.sending}
        onClick={() => {
          setSent(false)
          testing.send(undefined)
        }}
      >
        {m.news_test()}
      </button>
      <p role="status" className={styles.sent}>
        {isSent && m.news_test_sent()}
      </p>
      <FormFailure of={testing} />
    </div>
  )
}
