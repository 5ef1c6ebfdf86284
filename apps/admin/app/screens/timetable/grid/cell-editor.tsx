import { pickText } from '@prostuti/text/locale'
import { getLocale } from '@prostuti/text/runtime'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { offer } from '../model/read-cell.ts'
import type { Named } from '../model/sheet-facts.ts'
import { keyInCell } from './cell-keys.ts'
import { ChoiceList } from './choice-list.tsx'
import styles from './grid.module.css'

type CellEditorProps = {
  text: string
  label: string
  /** Words about the cell: what is wrong with it. */
  note: string
  isReadOnly: boolean
  choices: readonly Named[] | undefined
  /** Whether the grid has the keyboard: then a cell that becomes the active one takes it. */
  hasFocus: RefObject<boolean>
  /** Called by whatever leaves the cell: what was typed so far is written. */
  leave: RefObject<() => void>
  onWrite: (text: string) => void
  /** A key of the grid; says whether it was one. */
  onKey: (event: KeyboardEvent, edit: () => void) => boolean
  onMove: (by: { down: number; right: number }) => void
  onCopy: (event: ClipboardEvent, isCut: boolean) => void
  onPaste: (event: ClipboardEvent) => void
}

/**
 * The active cell. It is a box whose text is chosen whole, so that whatever is typed replaces it: also what a Bengali keyboard or
 * an input method composes, which never reaches a cell that is only drawn.
 */
export function CellEditor(props: CellEditorProps) {
  const { text, label, note, isReadOnly, choices, hasFocus, leave, onWrite, onKey, onMove, onCopy, onPaste } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [mode, setMode] = useState<'ready' | 'replace' | 'edit'>('ready')
  const [typed, setTyped] = useState(text)
  const [chosen, setChosen] = useState(0)
  const isOpen = mode !== 'ready' && choices !== undefined
  const offered = isOpen ? offer(choices, mode === 'edit' && typed === text ? '' : typed) : []

  // A cell that shows another text is ready anew.
  useLayoutEffect(() => {
    setTyped(text)
    setMode('ready')
  }, [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is chosen anew
  useLayoutEffect(() => {
    if (!hasFocus.current) return
    box.current?.focus({ preventScroll: true })
    if (mode === 'ready') box.current?.select()
  }, [mode, typed === text])

  const write = (given: string) => {
    setMode('ready')
    setTyped(text)
    if (given !== text) onWrite(given)
  }
  leave.current = () => {
    if (mode !== 'ready') write(typed)
  }
  const edit = () => {
    if (isReadOnly) return
    setMode('edit')
    setChosen(0)
    box.current?.setSelectionRange(text.length, text.length)
  }
  const chosenText = () => {
    const choice = offered[chosen]
    return isOpen && choice && typed.trim() !== '' ? pickText(choice.title, getLocale()) : typed
  }

  const press = (event: KeyboardEvent) => {
    // A letter that is being composed belongs to its input method.
    if (event.nativeEvent.isComposing) return
    if (mode === 'ready') {
      if (onKey(event, edit)) event.preventDefault()
      return
    }
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setChosen((chosen + step + offered.length) % Math.max(1, offered.length))
      return
    }
    if (event.key === 'Enter' && event.altKey) {
      event.preventDefault()
      box.current?.setRangeText('\n', box.current.selectionStart, box.current.selectionEnd, 'end')
      setTyped(box.current?.value ?? typed)
      return
    }
    const by = keyInCell(event, mode === 'replace')
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (by === null) {
      setMode('ready')
      setTyped(text)
      return
    }
    // What was opened and not typed into takes the choice that is marked; an empty text empties the cell.
    const isUntouched = isOpen && mode === 'edit' && typed === text
    const choice = offered[chosen]
    write(isUntouched && choice ? pickText(choice.title, getLocale()) : chosenText())
    onMove(by)
  }

  return (
    <>
      <textarea
        ref={box}
        rows={1}
        className={styles.editor}
        data-is={mode === 'ready' ? undefined : 'open'}
        aria-label={label}
        aria-invalid={note !== ''}
        aria-describedby={note === '' ? undefined : `${id}-note`}
        readOnly={isReadOnly}
        spellCheck={false}
        value={typed}
        {...(choices && {
          // A box of more than one line may not be called a combobox.
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isOpen ? `${id}-list` : undefined,
          'aria-activedescendant': isOpen && offered.length > 0 ? `${id}-list-${chosen}` : undefined,
        })}
        onFocus={() => {
          if (!hasFocus.current) box.current?.select()
          hasFocus.current = true
        }}
        onBlur={() => {
          leave.current()
          // Left for another place, not because another cell took over.
          hasFocus.current = false
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setChosen(0)
          if (mode === 'ready') setMode('replace')
        }}
        onDoubleClick={edit}
        onKeyDown={press}
        onCopy={(event) => mode === 'ready' && onCopy(event, false)}
        onCut={(event) => mode === 'ready' && onCopy(event, true)}
        onPaste={(event) => mode === 'ready' && onPaste(event)}
      />
      {note !== '' && (
        <span id={`${id}-note`} className="sr">
          {note}
        </span>
      )}
      {isOpen && (
        <ChoiceList
          id={`${id}-list`}
          choices={offered}
          chosen={chosen}
          under={box}
          onChoose={(choice) => write(pickText(choice.title, getLocale()))}
        />
      )}
    </>
  )
}
