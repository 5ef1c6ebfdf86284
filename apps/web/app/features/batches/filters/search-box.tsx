import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { searchIcon } from '@prostuti/ui/icons/study'
import { useEffect, useId, useRef, useState } from 'react'
import styles from '../styles/batch-list.module.css'

type SearchBoxProps = { form: string; value: string; onSearch: (words: string) => void }

/** Long enough that a word is finished, short enough that nobody waits. */
const pauseMs = 350

/** Looks while one types; the browser's own form sends it where there is no script. */
export function SearchBox({ form, value, onSearch }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address changed without this box: a chip was removed, or the reader went back.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const search = (words: string) => {
    clearTimeout(waiting.current)
    const asked = words.trim()
    if (asked === sent.current) return
    sent.current = asked
    onSearch(asked)
  }

  return (
    <div className={styles.searchBox}>
      <label className="sr" htmlFor={id}>
        {m.batches_search()}
      </label>
      <input
        id={id}
        form={form}
        name="q"
        type="search"
        className="input"
        value={typed}
        maxLength={100}
        placeholder={m.batches_search_hint()}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          const words = event.currentTarget.value
          setTyped(words)
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => search(words), pauseMs)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          search(typed)
        }}
      />
      <button
        type="submit"
        form={form}
        className="icon-btn"
        aria-label={m.batches_search()}
        onClick={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        <Icon of={searchIcon} />
      </button>
    </div>
  )
}
