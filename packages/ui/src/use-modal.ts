import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows a dialog above the page, which the browser keeps inert behind it. A layout effect, because the opener gets the
 * focus back only if the dialog closes before it leaves the page.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open = true): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    // The browser would take the first thing that can have the focus, which is the button that closes.
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element.close()
  }, [dialog, open])
}
