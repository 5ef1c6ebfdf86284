import * as m from '@prostuti/text/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './account.module.css'

type AccountFrameProps = {
  plate: 'heart' | 'lungs'
  /** Stands on the plate; wide screens only. */
  motto?: string
  step?: string | undefined
  title: ReactNode
  text?: ReactNode
  children: ReactNode
  /** A step that replaced another one on the same page: its heading takes the focus. */
  takesFocus?: boolean
}

/** A plate beside the form on wide screens; on a phone a small seal beside the heading, so that the form stays above the fold. */
export function AccountFrame({ plate, motto, step, title, text, children, takesFocus = false }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <div className={styles.auth}>
      <div className={styles.authArt}>
        <div className={styles.authPlate} data-plate={plate} />
        {motto && <p>{motto}</p>}
      </div>
      <div className={styles.authMain}>
        <header className={styles.authHead}>
          <div>
            {step && <p className="eyebrow">{step}</p>}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {text && <p className="muted">{text}</p>}
          </div>
          <span className={styles.authSeal} data-plate={plate} aria-hidden="true" />
        </header>
        <noscript>
          <div className="form-summary" data-is="note">
            <p>{m.shell_needs_script()}</p>
          </div>
        </noscript>
        {children}
      </div>
    </div>
  )
}
