import type { ResponseOf } from '@prostuti/contract'
import type { searchOffice } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useModal } from '@prostuti/ui/use-modal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { get } from '../../api/call.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { useMay } from '../../session/me.ts'
import { makesFor, screensFor } from '../menu/menu.ts'
import { addressOfHit, factWords, kindWords } from './hit-words.ts'
import styles from './palette.module.css'

type Hit = ResponseOf<typeof searchOffice>['hits'][number]

/** One line of the answer: a screen of the menu, something to begin, or something that was found. */
type Line = { id: string; title: string; kind: string; to: string | undefined; hit?: Hit }

const pauseMs = 150

/** The one box that finds everything: screens at once, doctors and numbers as soon as the server has looked. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  const id = useId()
  const q = useSettled(typed.trim())
  const { data, isFetching, error } = useQuery({
    ...get<typeof searchOffice>('/api/v3/admin/search', { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const screens = useScreens(typed)
  const makes = useMakes(typed)
  const hasScreen = useHasScreen()
  const navigate = useNavigate()
  const found = q === '' || typed.trim() === '' ? [] : (data?.hits ?? [])
  const lines: Line[] = [
    ...screens,
    ...makes,
    ...found.map((hit) => {
      const address = addressOfHit(hit)
      const to = hasScreen(address) ? address : undefined
      return { id: `${hit.kind}-${hit.id}`, title: hit.title, kind: kindWords(hit.kind), to, hit }
    }),
  ]
  const at = Math.min(current, lines.length - 1)
  const chosen = lines[at]

  const open = (line: Line | undefined) => {
    if (line?.to === undefined) return
    onClose()
    void navigate(line.to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setCurrent(Math.max(0, Math.min(lines.length - 1, at + step)))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(chosen)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the click beside it does
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={m.office_palette()}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        <Search aria-hidden="true" size={20} />
        <input
          autoFocus
          role="combobox"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-lines`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-label={m.office_palette()}
          placeholder={m.office_palette_hint()}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setCurrent(0)
          }}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
      </div>
      <div className={styles.found}>
        <div id={`${id}-lines`} role="listbox" aria-label={m.office_palette_found()} className={styles.lines}>
          {lines.map((line, nth) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the line it is at
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box does what the click does
            <div
              key={line.id}
              id={`${id}-${line.id}`}
              role="option"
              aria-selected={nth === at}
              aria-disabled={line.to === undefined || undefined}
              className={styles.line}
              onMouseMove={() => setCurrent(nth)}
              onClick={() => open(line)}
            >
              <span>{line.title}</span>
              <small>{line.kind}</small>
            </div>
          ))}
        </div>
        {chosen?.hit && <HitCard hit={chosen.hit} />}
      </div>
      <p role="status" className={styles.state}>
        {error
          ? error.message
          : typed.trim() !== '' && lines.length === 0
            ? isFetching || q !== typed.trim()
              ? m.office_palette_looking()
              : m.office_palette_nothing()
            : ''}
      </p>
    </dialog>
  )
}

/** What it is, in a few facts: enough to tell two of one name apart, and all there is where it has no page yet. */
function HitCard({ hit }: { hit: Hit }) {
  return (
    <aside className={styles.card} aria-label={hit.title}>
      <b>{hit.title}</b>
      <dl>
        {hit.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{factWords(name)}</dt>
            <dd>{name === 'phone' ? phoneWords(value) : value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** What was typed, once nothing more was typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** Screens whose name, or whose part of the menu, begins a word with what was typed; all of them before anything is. */
function useScreens(typed: string): Line[] {
  const may = useMay()
  const begins = beginsLike(typed)
  const all = screensFor(may)
  const named = all.filter(({ title }) => begins(title()))
  const beside = all.filter((screen) => !named.includes(screen) && begins(screen.group()))
  return [...named, ...beside]
    .slice(0, typed.trim() === '' ? 12 : 5)
    .map(({ title, to }) => ({ id: `screen-${to}`, title: title(), kind: m.office_palette_screen(), to }))
}

/** What can be begun, once something was typed that its name says: "new notice". */
function useMakes(typed: string): Line[] {
  const may = useMay()
  if (typed.trim() === '') return []
  return makesFor(may)
    .filter(({ title }) => beginsLike(typed)(title()))
    .slice(0, 5)
    .map(({ title, to }) => ({ id: `make-${to}`, title: title(), kind: m.office_palette_make(), to }))
}

/** Whether every word that was typed begins a word of the title. */
const beginsLike =
  (typed: string) =>
  (title: string): boolean =>
    typed
      .normalize('NFC')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => ` ${title.toLowerCase()}`.includes(` ${word}`))
