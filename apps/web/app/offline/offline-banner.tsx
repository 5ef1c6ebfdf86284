import * as m from '@prostuti/text/messages'
import { CloseSign } from '@prostuti/ui/close-sign'
import { useEffect, useState } from 'react'
import { useConnected } from '../kit/connection/connection.ts'
import styles from './offline.module.css'

const goodNewsMs = 4000

/** Says that the network is gone, and for a moment that it is back. It lies over the foot of the page, so nothing moves. */
export function OfflineBanner() {
  const connected = useConnected()
  const [shown, setShown] = useState<'nothing' | 'offline' | 'back'>('nothing')

  useEffect(() => {
    if (!connected) return setShown('offline')
    setShown((before) => (before === 'offline' ? 'back' : before))
    const timer = setTimeout(() => setShown('nothing'), goodNewsMs)
    return () => clearTimeout(timer)
  }, [connected])

  return (
    // The region is there before its words are, or a screen reader would not speak them.
    <div className={styles.offlineBar} data-part="offline-bar" role="status">
      {shown !== 'nothing' && (
        <div className={styles.offlineBanner}>
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 14 0M2 8.8a15 15 0 0 1 20 0" />
            {shown === 'offline' && <path d="m3 3 18 18" />}
          </svg>
          <p>{shown === 'offline' ? m.state_offline_banner() : m.state_online_banner()}</p>
          <button type="button" className="icon-btn" aria-label={m.state_close()} onClick={() => setShown('nothing')}>
            <CloseSign size={20} />
          </button>
        </div>
      )}
    </div>
  )
}
