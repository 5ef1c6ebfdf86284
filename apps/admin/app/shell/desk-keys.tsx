import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { CircleHelp, Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../kit/keys/use-keys.ts'
import { undoLast } from '../kit/toast/toast.ts'
import { useMay } from '../session/me.ts'
import styles from './desk-keys.module.css'
import { menuFor } from './menu.ts'

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }))

/** A letter counts as the second one for so long after a `g`. */
const patienceMs = 1500

/** The search box and the keys that work everywhere: `/`, `?`, `g` and a letter, `Ctrl Z`. */
export function DeskKeys() {
  const may = useMay()
  const navigate = useNavigate()
  const [isSearching, setIsSearching] = useState(false)
  const [isHelping, setIsHelping] = useState(false)
  const pressedAt = useRef(0)
  const places = menuFor(may)

  useKeys({
    '/': () => setIsSearching(true),
    'ctrl+k': () => setIsSearching(true),
    '?': () => setIsHelping(true),
    g: () => {
      pressedAt.current = Date.now()
    },
    ...Object.fromEntries(
      places.map(({ key, to }) => [
        key,
        () => {
          if (Date.now() - pressedAt.current > patienceMs) return false
          pressedAt.current = 0
          return void navigate(to)
        },
      ]),
    ),
    // In a text the browser's own undo is meant.
    'ctrl+z': ({ target }) => (isText(target) ? false : undoLast()),
  })

  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-label={m.office_palette_hint()}
        aria-keyshortcuts="/"
        onClick={() => setIsSearching(true)}
      >
        <Search aria-hidden="true" size={20} />
        <span>{m.office_palette_hint()}</span>
        <kbd>/</kbd>
      </button>
      <button
        type="button"
        className={`icon-btn ${styles.help}`}
        aria-label={m.office_keys()}
        aria-keyshortcuts="Shift+?"
        onClick={() => setIsHelping(true)}
      >
        <CircleHelp aria-hidden="true" size={20} />
      </button>
      {isSearching && (
        <Suspense>
          <Palette onClose={() => setIsSearching(false)} />
        </Suspense>
      )}
      <Dialog open={isHelping} onClose={() => setIsHelping(false)} title={m.office_keys()}>
        <dl className={styles.keys}>
          {keys().map(([names, what]) => (
            <div key={what}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
          {places.map(({ key, title }) => (
            <div key={key}>
              <dt>
                <kbd>g</kbd>
                <kbd>{key}</kbd>
              </dt>
              <dd>{title()}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const keys = (): [string[], string][] => [
  [['/'], m.office_key_search()],
  [['?'], m.office_keys()],
  [['j', 'k'], m.office_key_rows()],
  [['x'], m.office_key_select()],
  [['e'], m.office_key_edit()],
  [['Ctrl', 'S'], m.office_key_save()],
  [['Ctrl', '↵'], m.office_key_save_next()],
  [['Ctrl', 'Z'], m.office_key_undo()],
  [['Esc'], m.office_select_none()],
]

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea'))
