import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Named } from '../model/sheet-facts.ts'
import styles from './grid.module.css'

type ChoiceListProps = {
  id: string
  choices: readonly Named[]
  chosen: number
  under: RefObject<HTMLElement | null>
  onChoose: (choice: Named) => void
}

/** What a cell can name, under the cell and above everything else. The keys stay in the cell. */
export function ChoiceList({ id, choices, chosen, under, onChoose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    const cell = under.current?.getBoundingClientRect()
    if (current === null || cell === undefined) return
    current.showPopover()
    const above = innerHeight - cell.bottom < 260
    current.style.left = `${Math.min(cell.left, innerWidth - 288)}px`
    current.style.top = above ? 'auto' : `${cell.bottom + 2}px`
    current.style.bottom = above ? `${innerHeight - cell.top + 2}px` : 'auto'
  }, [under])
  useLayoutEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      id={id}
      ref={list}
      popover="manual"
      role="listbox"
      aria-label={m.office_sheet_choices()}
      className={styles.choices}
    >
      {choices.map((choice, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the cell, which keeps the focus
        <div
          key={choice.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {pickText(choice.title, getLocale())}
        </div>
      ))}
      {choices.length === 0 && (
        // biome-ignore lint/a11y/useFocusableInteractive: it says that there is nothing to choose
        <div role="option" aria-selected="false" aria-disabled="true">
          {m.office_sheet_no_choice()}
        </div>
      )}
    </div>
  )
}
