import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { CircleHelp, Search } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../kit/keys/use-keys.ts'
import { showToast, undoLast } from '../kit/toast/toast.ts'
import { useMay } from '../session/me.ts'
import styles from './desk-keys.module.css'
import { menuFor } from './menu/menu.ts'

/** A letter counts as the second one for so long after a `g`. */
const patienceMs = 1500

/** The search box and the keys that work everywhere: `/`, `?`, `g` and a letter, `Ctrl Z`. */
export function DeskKeys() {
  const may = useMay()
  const navigate = useNavigate()
  const { Palette, search, endSearch } = usePalette()
  const [isHelping, setIsHelping] = useState(false)
  const pressedAt = useRef(0)
  const places = menuFor(may)

  useKeys({
    '/': () => void search(),
    'ctrl+k': () => void search(),
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
        onClick={() => void search()}
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
      {Palette && <Palette onClose={endSearch} />}
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

/** Fetched when it is first wanted. */
function usePalette() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>()
  return {
    Palette,
    async search() {
      try {
        const { Palette: fetched } = await import('./palette/palette.tsx')
        setPalette(() => fetched)
      } catch {
        showToast({ text: m.office_unfetched_text() })
      }
    },
    endSearch: () => setPalette(undefined),
  }
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
