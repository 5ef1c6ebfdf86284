import * as m from '@prostuti/text/messages'
import { Undo2, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { dropToast, listenToToasts, readToasts, type Toast, undoToast } from './toast.ts'
import styles from './toasts.module.css'
import { useRoomBelow } from './use-room-below.ts'

const shownMs = 10_000

/** At the foot of every screen. */
export function Toasts() {
  const toasts = useSyncExternalStore(listenToToasts, readToasts)
  return (
    <div className={styles.toasts} role="status" aria-live="polite" style={{ bottom: useRoomBelow(toasts.length > 0) }}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function OneToast({ toast }: { toast: Toast }) {
  const { id, text, undo, link, act } = toast
  // Nobody is hurried who is about to press it.
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dropToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody looks at it
    <div
      className={styles.toast}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p>{text}</p>
      {undo && (
        <button type="button" className={styles.act} onClick={() => void undoToast(toast)}>
          <Undo2 aria-hidden="true" size={18} />
          {m.office_undo()}
        </button>
      )}
      {act && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            dropToast(id)
            act.run()
          }}
        >
          {act.text}
        </button>
      )}
      {link && (
        <Link className={styles.act} to={link.to} onClick={() => dropToast(id)}>
          {link.text}
        </Link>
      )}
      <button type="button" className={styles.close} aria-label={m.state_close()} onClick={() => dropToast(id)}>
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
