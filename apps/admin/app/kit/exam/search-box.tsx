import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from '../list/list.module.css'

type SearchBoxProps = { label: string; value: string; onSearch: (value: string) => void }

/** Searches when it is sent off; follows the address when that says something else. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.value = value
  }, [value])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(box.current?.value.trim() ?? '')
  }
  return (
    <form className={styles.search} onSubmit={submit}>
      <Search aria-hidden="true" size={18} />
      <input
        ref={box}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={100}
      />
    </form>
  )
}
