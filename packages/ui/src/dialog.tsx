import * as m from '@prostuti/text/messages'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons below the text; one primary at most. */
  actions?: ReactNode
  /** A dialog that must be answered has no close icon, and neither Escape nor the overlay closes it. */
  dismissible?: boolean
}

/** On the native element: the browser traps focus, gives it back to the opener, and keeps the page behind inert. */
export function Dialog({ open, onClose, title, children, actions, dismissible = true }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useModal(dialog, open)

  // The second Escape in a row, and some phones' back gesture, close the element whatever the page answers.
  const closedByBrowser = () => {
    if (!open || dialog.current?.open) return
    if (dismissible) onClose()
    else dialog.current?.showModal()
  }

  // A click beside the dialog is often a slip: it takes nothing away that was typed, and the second of two presses closes nothing.
  const typedIn = useRef(false)
  useEffect(() => {
    if (open) typedIn.current = false
  }, [open])
  const closeOnOverlay = (event: MouseEvent) => {
    const isMeant = !typedIn.current && event.detail < 2
    if (dismissible && isMeant && event.target === dialog.current && isOutside(event, dialog.current)) onClose()
  }

  return (
    // The overlay is part of the element, so a click on it arrives here; the keyboard's way out is Escape (onCancel).
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the click on the overlay does
    <dialog
      ref={dialog}
      className="dlg"
      aria-labelledby={titleId}
      onClick={closeOnOverlay}
      onInput={() => {
        typedIn.current = true
      }}
      onClose={closedByBrowser}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
    >
      {open && (
        <>
          <div className="dlg-head">
            <h2 id={titleId}>{title}</h2>
            {dismissible && (
              <button type="button" className="icon-btn" aria-label={m.state_close()} onClick={onClose}>
                <svg
                  viewBox="0 0 24 24"
                  width="22"
                  height="22"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  <path d="M18 6 6 18M6 6l12 12" />
                </svg>
              </button>
            )}
          </div>
          {children && <div className="dlg-body">{children}</div>}
          {actions && <div className="dlg-act">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

function isOutside(event: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
