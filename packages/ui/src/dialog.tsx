import * as m from '@prostuti/text/messages'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CloseSign } from './close-sign.tsx'
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

  // Escape, a click beside the dialog and its close icon are often slips: they ask before they take away what was typed.
  const typed = useRef(new Set<HTMLElement>())
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!open) return
    typed.current.clear()
    setAsks(false)
  }, [open])
  const lastTyped = () => [...typed.current].findLast((field) => field.isConnected && textOf(field) !== '')
  const close = () => (lastTyped() ? setAsks(true) : onClose())
  const goOn = () => {
    setAsks(false)
    lastTyped()?.focus()
  }
  const stepBack = () => (asks ? goOn() : close())

  // The second Escape in a row, and some phones' back gesture, close the element whatever the page answers.
  const closedByBrowser = () => {
    if (!open || dialog.current?.open) return
    if (dismissible && !lastTyped()) return onClose()
    dialog.current?.showModal()
    if (dismissible) stepBack()
  }

  // Of two quick presses the second closes nothing, and once asked only a button answers.
  const closeOnOverlay = (event: MouseEvent) => {
    const isMeant = !asks && event.detail < 2
    if (dismissible && isMeant && event.target === dialog.current && isOutside(event, dialog.current)) close()
  }

  return (
    // The overlay is part of the element, so a click on it arrives here; the keyboard's way out is Escape (onCancel).
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the click on the overlay does
    <dialog
      ref={dialog}
      className="dlg"
      aria-labelledby={titleId}
      onClick={closeOnOverlay}
      onInput={({ target }) => {
        if (target instanceof HTMLElement && target.matches(written)) {
          typed.current.delete(target)
          typed.current.add(target)
        }
        setAsks(false)
      }}
      onClose={closedByBrowser}
      onCancel={(event) => {
        // What cannot be stopped closes the element next.
        if (!event.cancelable) return
        event.preventDefault()
        if (dismissible) stepBack()
      }}
    >
      {open && (
        <>
          <div className="dlg-head">
            <h2 id={titleId}>{title}</h2>
            {dismissible && (
              <button type="button" className="icon-btn" aria-label={m.state_close()} onClick={close}>
                <CloseSign size={22} />
              </button>
            )}
          </div>
          {children && <div className="dlg-body">{children}</div>}
          {actions && !asks && <div className="dlg-act">{actions}</div>}
          {asks && (
            <div role="alert">
              <p className="dlg-ask">{m.state_typed_unsent()}</p>
              <div className="dlg-act">
                <button type="button" className="btn btn-line" onClick={onClose}>
                  {m.state_typed_drop()}
                </button>
                {/* biome-ignore lint/a11y/noAutofocus: whoever is asked is where the answer is */}
                <button type="button" className="btn btn-brand" autoFocus onClick={goOn}>
                  {m.state_typed_go_on()}
                </button>
              </div>
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

/** What holds text that somebody wrote; not a password, a choice or a search. */
const written =
  'textarea, [contenteditable], input:is([type=text], [type=email], [type=tel], [type=url], :not([type])):not([inputmode=search])'

const textOf = (field: HTMLElement): string =>
  ('value' in field ? String(field.value) : (field.textContent ?? '')).trim()

function isOutside(event: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
