import { useEffect } from 'react'

/**
 * After a mouse has chosen an option, the arrows mean the next question again and not the next option: whoever clicks
 * and then presses → must not change the answer unawares. Keys and fingers keep the focus where it is.
 */
export function useLetGoOfMouse(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const letGo = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      // The click, and the focus it gives, come right after.
      timer = setTimeout(() => {
        const { activeElement } = document
        if (activeElement instanceof HTMLInputElement && activeElement.type === 'radio') activeElement.blur()
      })
    }
    document.addEventListener('pointerup', letGo)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerup', letGo)
    }
  }, [])
}
