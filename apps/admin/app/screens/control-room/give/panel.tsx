import * as m from '@prostuti/text/messages'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './give.module.css'

type PanelProps = { title: string; whom: string; onClose: () => void; children: ReactNode }

/** A card beside the board in which something is prepared; the board stays in sight. */
export function Panel({ title, whom, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`card ${styles.panel}`}
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <span className="chip chip-brand">{whom}</span>
        <button type="button" className="icon-btn" aria-label={m.office_control_close()} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
