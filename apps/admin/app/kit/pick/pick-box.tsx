import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { comboboxMove } from '@prostuti/ui/combobox-keys'
import { describedBy } from '@prostuti/ui/field'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PickableRow, PickSource, PickText } from './pick-types.ts'
import { useChoices } from './use-choices.ts'

type PickBoxProps<Row extends PickableRow> = PickSource<Row> &
  Pick<PickText, 'hint' | 'error'> & {
    id: string
    /** What stands in the box while nothing is typed. */
    standing: string
    isChosen: (row: Row) => boolean
    onChoose: (row: Row) => void
    /** The box was emptied, or Backspace pressed in an empty one. */
    onClear: () => void
    /** Stays open after a choice, for the next one. */
    isMany?: true
    disabled?: boolean | undefined
    ref?: Ref<HTMLInputElement>
  }

/** A box with the choices below it, by the WAI-ARIA combobox pattern: the focus stays in the box. */
export function PickBox<Row extends PickableRow>(props: PickBoxProps<Row>) {
  const { id, standing, isChosen, onChoose, onClear, isMany, wordsOf, noteOf, hint, error, disabled, ref } = props
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const { rows, error: failure, isPending, isOld } = useChoices<Row>(props, typed ?? '', open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another list: the mark would stand on a stranger
  useEffect(() => setPlace(-1), [typed, rows])
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place])

  const close = () => {
    // An emptied box means nobody; other words that were not chosen mean nothing.
    if (typed === '' && !isMany) onClear()
    setTyped(undefined)
    setOpen(false)
  }
  const choose = (row: Row | undefined) => {
    if (row === undefined) return
    onChoose(row)
    setTyped(isMany ? '' : undefined)
    if (!isMany) setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && isMany && !typed) onClear()
    // What is still shown of the words before is nothing that these words have found.
    const move = comboboxMove({ key: event.key, open, place, count: isOld ? 0 : rows.length })
    // Enter must not send the form from under the list.
    if (event.key === 'Enter' && open) event.preventDefault()
    if (!move) return
    event.preventDefault()
    if (move.to === 'option') setPlace(move.place)
    else if (move.to === 'choose') choose(rows[move.place])
    else if (move.to === 'open') setOpen(true)
    else close()
  }
  const said = failure ? failure.message : isPending || isOld ? m.office_loading() : m.office_pick_nothing()
  const { create } = props
  const isEmpty = create !== undefined && !typed && !failure && !isPending && !isOld
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left the whole control
    <div className="input-wrap" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
      <input
        ref={ref}
        id={id}
        className="input has-inside"
        role="combobox"
        value={typed ?? standing}
        placeholder={m.office_pick_search()}
        disabled={disabled}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && place >= 0 ? `${id}-${place}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setOpen(true)
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      <button
        type="button"
        className="icon-btn combo-toggle"
        tabIndex={-1}
        disabled={disabled}
        aria-label={m.office_pick_choices()}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      />
      <div className="combo-pop" hidden={!open}>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={m.office_pick_choices()}
          aria-multiselectable={isMany}
        >
          {open &&
            rows.map((row, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box
              // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
              <div
                key={row.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={isChosen(row)}
                data-is={at === place ? 'marked' : undefined}
                // Before the box loses the focus, which would close the list under the finger.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(row)}
              >
                <span>{wordsOf(row)}</span>
                {noteOf && <small>{noteOf(row)}</small>}
              </div>
            ))}
        </div>
        {rows.length === 0 && (
          <p className="combo-empty">
            {isEmpty ? (
              <>
                {m.office_pick_none_yet()}{' '}
                <Link className="link-in" to={create}>
                  {m.office_pick_make_first()}
                </Link>
              </>
            ) : (
              said
            )}
          </p>
        )}
      </div>
      <p className="sr" role="status">
        {open && !isPending && !isOld ? m.office_pick_count({ count: formatNumber(rows.length, getLocale()) }) : ''}
      </p>
    </div>
  )
}
