import { type ReactNode, useEffect, useRef } from 'react'
import './account.css'

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
    <div className="auth">
      <div className="auth-art">
        <div className={`auth-plate plate-${plate}`} />
        {motto && <p>{motto}</p>}
      </div>
      <div className="auth-main">
        <header className="auth-head">
          <div>
            {step && <p className="eyebrow">{step}</p>}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {text && <p className="muted">{text}</p>}
          </div>
          <span className={`auth-seal plate-${plate}`} aria-hidden="true" />
        </header>
        {children}
      </div>
    </div>
  )
}
