import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { type CSSProperties, type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import styles from '../styles/navigator.module.css'
import { CellButton } from './cell-button.tsx'
import { nextCell } from './next-cell.ts'
import type { CellGroup } from './question-states.ts'

type CellGridProps = { groups: readonly CellGroup[]; here: number; go: (position: number) => void }

/** As the style sheet lays them out; it reserves their height by it. */
const columns = 6

/** All cells are one stop for Tab; arrows move inside, up and down by row. */
export function CellGrid({ groups, here, go }: CellGridProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const positions = groups.flatMap(({ cells }) => cells.map(({ position }) => position))
  const stop =
    [focused, here].find((position) => position !== undefined && positions.includes(position)) ?? positions[0]
  const locale = getLocale()
  // The groups around the question first: two hundred cells at once would make the list open late on a slow phone.
  const all = useDeferredValue(true, false)
  const own = groups.findIndex(({ cells }) => cells.some(({ position }) => position === here))

  useEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${here}"]`)
    if (cell && box.current) bringIntoView(cell, box.current)
  }, [here])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
    const at = cells.indexOf(document.activeElement as HTMLElement)
    const to = at < 0 ? undefined : nextCell(event.key, at, cells.map(boxOf))
    if (to === undefined) return
    event.preventDefault()
    cells[to]?.focus()
    setFocused(Number(cells[to]?.dataset.cell))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className={styles.naviBody} ref={box} data-arrows onKeyDown={onKeyDown}>
      {groups.map(({ key, name, cells }, at) => (
        <section
          key={key}
          aria-labelledby={`${id}-${at}`}
          style={{ '--rows': Math.ceil(cells.length / columns) } as CSSProperties}
        >
          <h3 id={`${id}-${at}`}>
            {name}
            <span className="num">
              {formatNumber((cells[0]?.position ?? 0) + 1, locale)}–
              {formatNumber((cells.at(-1)?.position ?? 0) + 1, locale)}
            </span>
          </h3>
          <div className={styles.cells}>
            {(all || Math.abs(at - Math.max(0, own)) <= 1) &&
              cells.map((cell) => (
                <CellButton
                  key={cell.id}
                  {...cell}
                  here={cell.position === here}
                  tabIndex={cell.position === stop ? 0 : -1}
                  onClick={go}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const boxOf = (cell: HTMLElement) => {
  const { left, top } = cell.getBoundingClientRect()
  return { left, top }
}

/** Inside the list alone: `scrollIntoView` would move the page behind it too. */
function bringIntoView(cell: HTMLElement, box: HTMLElement): void {
  const [inner, outer] = [cell.getBoundingClientRect(), box.getBoundingClientRect()]
  const heading = 48
  if (inner.top < outer.top + heading || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
