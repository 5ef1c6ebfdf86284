import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { lockIcon, tickIcon } from '@prostuti/ui/icons/common'
import { gripIcon } from '@prostuti/ui/icons/plan'
import { examIcon, lectureIcon } from '@prostuti/ui/icons/study'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Block, Fixed } from '../plan-api.ts'
import { fixedAddress } from '../row-address.ts'
import { clashWords, kindIcons, kindWords, shiftWords, timesOf, workWords } from '../words.ts'
import styles from './board.module.css'
import type { DayItem } from './items-of-day.ts'
import type { TimeScale } from './time-scale.ts'
import type { Grab } from './use-drag.ts'

type DayItemProps = {
  item: DayItem
  scale: TimeScale
  now: string
  isHeld: boolean
  onOpen: ((id: Block['id']) => void) | undefined
  onGrab: Grab | undefined
}

export function DayItemView({ item, scale, now, isHeld, onOpen, onGrab }: DayItemProps) {
  const y = scale.yOf(item.from)
  const place = {
    '--y': y,
    '--long': scale.yOf(item.to) - y,
  } as CSSProperties
  if (item.what === 'duty' || item.what === 'rest')
    return (
      <li className={item.what === 'rest' ? styles.rest : styles.duty} style={place}>
        <span>{item.what === 'rest' ? m.plan_rest() : m.plan_duty({ shift: shiftWords[item.shift]() })}</span>
        <span className="sr"> {timesOf(item)}</span>
      </li>
    )
  if (item.what === 'fixed')
    return (
      <li className={styles.fixed} style={place} data-is={[isLow(item) && 'low', item.lane].filter(Boolean).join(' ')}>
        <FixedLink fixed={item.fixed} />
      </li>
    )
  const { block } = item
  const isPast = block.ends_at <= now
  const state = [
    block.kind,
    block.done && 'done',
    block.clash && 'clash',
    isPast && !block.done && 'passed',
    isHeld && 'held',
    block.locked && 'locked',
    isLow(item) ? 'low' : item.to - item.from < 75 && 'mid',
    item.lane,
  ]
  return (
    <li
      className={styles.block}
      style={place}
      data-is={state.filter(Boolean).join(' ')}
      onPointerDown={isPast || block.done ? undefined : (event) => onGrab?.(event, block)}
    >
      <BlockFace block={block} isPast={isPast} onOpen={onOpen} />
      {onGrab && !isPast && !block.done && (
        <span className={styles.grip} data-grip="">
          <Icon of={gripIcon} size="sm" />
        </span>
      )}
    </li>
  )
}

/** Of one line, which is its title's. */
const isLow = ({ from, to }: DayItem): boolean => to - from < 45

function FixedLink({ fixed }: { fixed: Fixed }) {
  const kind = fixed.kind === 'exam' ? m.plan_exam() : m.plan_class()
  const name = [`${kind}: ${fixed.title}`, timesOf(fixed), fixed.clash && clashWords[fixed.clash]()]
  return (
    <Link to={fixedAddress(fixed)} draggable={false}>
      <Name words={name} />
      <span aria-hidden="true">
        <Icon of={fixed.kind === 'exam' ? examIcon : lectureIcon} size="sm" />
        <em>{kind}</em>
      </span>
      <b aria-hidden="true">{fixed.title}</b>
      <small aria-hidden="true">{timesOf(fixed)}</small>
    </Link>
  )
}

/** What is heard; what is seen beside it is cut to the room there is. */
const Name = ({ words }: { words: (string | false | null)[] }) => (
  <span className="sr">{words.filter(Boolean).join(', ')}</span>
)

type BlockFaceProps = { block: Block; isPast: boolean; onOpen: ((id: Block['id']) => void) | undefined }

function BlockFace({ block, isPast, onOpen }: BlockFaceProps) {
  const { id, kind, title, locked, done, clash } = block
  const name = [
    workWords(block),
    timesOf(block),
    done && m.plan_state_done(),
    locked && !isPast && m.plan_state_locked(),
    !done && isPast && m.plan_state_passed(),
    clash && clashWords[clash](),
  ]
  const face = (
    <>
      <Name words={name} />
      <span aria-hidden="true">
        <Icon of={done ? tickIcon : kindIcons[kind]} size="sm" />
        <em>{kindWords[kind]()}</em>
        {locked && !isPast && <Icon of={lockIcon} size="sm" />}
      </span>
      {title !== null && <b aria-hidden="true">{title}</b>}
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
