import * as m from '@prostuti/text/messages'
import { TriangleAlert } from 'lucide-react'
import styles from '../builder.module.css'
import { checkWords } from '../check-words.ts'
import type { Desk } from '../use-desk.ts'

type MustsProps = { desk: Desk; musts: Desk['checks']; isReady: boolean }

/** What stands in the way of asking. */
export function Musts({ desk, musts, isReady }: MustsProps) {
  const words = [
    ...(isReady ? [] : [{ name: 'ready', text: m.office_build_make_ready() }]),
    ...musts.map((check) => ({ name: check.name, text: checkWords(check, desk) })),
  ]
  return (
    <div>
      <h3 className="lbl">{m.office_freeze_must()}</h3>
      <ul className={styles.checks}>
        {words.map(({ name, text }) => (
          <li key={name} data-is="must">
            <TriangleAlert aria-hidden="true" size={17} /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What whoever signs should have looked at. */
export function Looks({ desk }: { desk: Desk }) {
  const shown = desk.checks.filter(
    ({ name, level }) => level === 'look' || ['rehearsal', 'questions', 'marks', 'batches'].includes(name),
  )
  return (
    <ul className={styles.checks}>
      {shown.map((check) => (
        <li key={check.name} data-is={check.level}>
          <TriangleAlert aria-hidden="true" size={17} data-is={check.level} /> <span>{checkWords(check, desk)}</span>
        </li>
      ))}
    </ul>
  )
}
