import { useSearchParams } from 'react-router'

/** The state of a screen in its address: what is undefined or empty leaves it. Whatever is asked anew begins at its first page. */
export function useQueried() {
  const [query, setQuery] = useSearchParams()
  const change = (changes: Record<string, string | number | undefined>) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      for (const name of ['page', 'after']) next.delete(name)
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, String(value))
      return next
    })
  return { query, change }
}
