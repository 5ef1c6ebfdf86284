import type { MouseEvent } from 'react'

/**
 * A button that does not take the focus from the box beside it: on a phone the keyboard would leave and the tabs come back
 * under the finger, and the tap would end beside the button.
 */
export const preventFocus = (event: MouseEvent): void => event.preventDefault()
