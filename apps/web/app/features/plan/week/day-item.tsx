import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { lockIcon, tickIcon } from '@prostuti/ui/icons/common'
import { gripIcon } from '@prostuti/ui/icons/plan'
import { examIcon, lectureIcon } from '@prostuti/ui/icons/study'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Block, Fixed } from '../plan-api.ts'
import { fixedAddress } from '../row-address.ts'
import { clashWords, kindIcons, kindWords, shiftWords, shortTitle, timesOf, workWords } from '../words.ts'
import styles from './board.module.css'
import type { DayItem } from './items-of-day.ts'
import { isOneLine } from './lanes.ts'
import type { TimeScale } from './time-scale.ts'
import type { Grab } from './use-drag.ts'

type DayItemProps = {
  item: DayItem
  scale: TimeScale
  now: Date
  isHeld: boolean
  onOpen: ((id: Block['id']) => void) | undefined
  onGrab: Grab | undefined
}

export function DayItemView({ item, scale, now, isHeld, onOpen, onGrab }: DayItemProps) {
  const y = scale.yOf(item.from)
  const lane = 'lane' in item ? item.lane : undefined
  const top = scale.yOf(lane?.top ?? 0)
  const style = {
    ...{ '--y': y, '--long': scale.yOf(item.to) - y },
    ...(lane && { '--lane': lane.position, '--lanes': lane.count }),
    ...(lane?.isStacked && { '--top': top, '--tall': scale.yOf(lane.bottom) - top }),
  } as CSSProperties
  const stacked = lane?.isStacked && ['stacked', isOneLine(lane) && 'line']
  if (item.what === 'duty' || item.what === 'rest')
    return (
      <li className={item.what === 'rest' ? styles.rest : styles.duty} style={style}>
        <span>{item.what === 'rest' ? m.plan_rest() : m.plan_duty({ shift: shiftWords[item.shift]() })}</span>
        <span className="sr"> {timesOf(item)}</span>
      </li>
    )
  if (item.what === 'fixed')
    return (
      <li className={styles.fixed} style={style} data-is={[height(item), stacked].flat().filter(Boolean).join(' ')}>
        <FixedLink fixed={item.fixed} isShared={item.isShared} />
      </li>
    )
  const { block } = item
  const isPast = Date.parse(block.ends_at) <= now.getTime()
  const state = [
    block.kind,
    block.done && 'done',
    block.clash && 'clash',
    isPast && !block.done && 'passed',
    isHeld && 'held',
    block.locked && 'locked',
    height(item),
    stacked,
  ]
  return (
    <li
      className={styles.block}
      style={style}
      data-is={state.flat().filter(Boolean).join(' ')}
      data-block={block.id}
      onPointerDown={isPast || block.done ? undefined : (event) => onGrab?.(event, block)}
    >
      <BlockFace block={block} isPast={isPast} isLow={isLow(item)} onOpen={onOpen} />
      {onGrab && !isPast && !block.done && (
        <span className={styles.grip} data-grip="">
          <Icon of={gripIcon} size="sm" />
        </span>
      )}
    </li>
  )
}

/** Of one line, which is its title's. */
const isLow = ({ from, to }: DayItem): boolean => to - from < 60

/** Too low for its kind above its title, or for a title of two lines. */
const height = (item: DayItem) => (isLow(item) ? 'low' : item.to - item.from < 90 && 'mid')

function FixedLink({ fixed, isShared }: { fixed: Fixed; isShared: boolean }) {
  const kind = fixed.kind === 'exam' ? m.plan_exam() : m.plan_class()
  const clash = fixed.clash ? clashWords[fixed.clash]() : isShared && m.plan_at_one_time()
  const name = [`${kind}: ${fixed.title}`, timesOf(fixed), clash]
  return (
    <Link to={fixedAddress(fixed)} draggable={false}>
      <Name words={name} />
      <span aria-hidden="true">
        <Icon of={fixed.kind === 'exam' ? examIcon : lectureIcon} size="sm" />
        <em>{kind}</em>
      </span>
      <Title of={fixed.title} />
      <small aria-hidden="true">{timesOf(fixed)}</small>
    </Link>
  )
}

/** What is heard; what is seen beside it is cut to the room there is. */
const Name = ({ words }: { words: (string | false | null)[] }) => (
  <span className="sr">{words.filter(Boolean).join(', ')}</span>
)

/** Cut where there is no room; a mouse that rests on it is shown the whole. */
const Title = ({ of: title }: { of: string }) => (
  <b aria-hidden="true" title={title}>
    {shortTitle(title)}
  </b>
)

type BlockFaceProps = {
  block: Block
  isPast: boolean
  isLow: boolean
  onOpen: ((id: Block['id']) => void) | undefined
}

function BlockFace({ block, isPast, isLow, onOpen }: BlockFaceProps) {
  const { id, kind, title, locked, done, clash } = block
  const isLocked = locked && !isPast
  const name = [
    workWords(block),
    timesOf(block),
    done && m.plan_state_done(),
    isLocked && m.plan_state_locked(),
    !done && isPast && m.plan_state_passed(),
    clash && clashWords[clash](),
  ]
  // One line has room for one icon: what became of the work says more than its kind.
  const icon = done ? tickIcon : isLow && isLocked ? lockIcon : kindIcons[kind]
  const face = (
    <>
      <Name words={name} />
      <span aria-hidden="true">
        <Icon of={icon} size="sm" />
        <em>{kindWords[kind]()}</em>
        {isLocked && !isLow && <Icon of={lockIcon} size="sm" />}
      </span>
      {title !== null && <Title of={title} />}
      <small aria-hidden="true">{timesOf(block)}</small>
    </>
  )
  if (onOpen === undefined) return <p>{face}</p>
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onOpen(id)}>
      {face}
    </button>
  )
}
