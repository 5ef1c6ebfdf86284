import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pause = 300

/** The words in the box, and the same words in the address a moment after the last key. Back and forward change the box too. */
export function useLiveSearch(q: string, go: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  const asked = useRef(q)
  const ask = useEffectEvent((words: string) => {
    asked.current = words
    go(words)
  })

  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setText(q)
  }, [q])

  useEffect(() => {
    const words = text.trim()
    if (words === asked.current) return
    const timer = setTimeout(() => ask(words), pause)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText]
}
