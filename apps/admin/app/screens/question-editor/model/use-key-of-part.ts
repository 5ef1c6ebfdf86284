import { useEffect, useRef } from 'react'

/** Alt with a figure: that part is right. By the place of the key, because on a Bengali layout it writes another figure. */
export function useKeyOfPart(onKey: (at: number) => boolean): void {
  const act = useRef(onKey)
  useEffect(() => {
    act.current = onKey
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const [, figure] = /^(?:Digit|Numpad)([1-5])$/.exec(event.code) ?? []
      if (!event.altKey || event.ctrlKey || event.metaKey || figure === undefined) return
      if (document.querySelector('dialog[open]')) return
      if (act.current(Number(figure) - 1)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
