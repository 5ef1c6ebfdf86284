import { useState } from 'react'

/** One key for all tries of the same press: whoever hears no answer presses again, and it is the same. Another content is another press. */
export function usePressKey(content: object): string {
  const about = JSON.stringify(content)
  const [press, setPress] = useState(() => ({ about, key: crypto.randomUUID() }))
  if (press.about === about) return press.key
  const next = { about, key: crypto.randomUUID() }
  setPress(next)
  return next.key
}
