import * as m from '@prostuti/text/messages'
import styles from './week.module.css'

const entries = [
  ['duty', m.plan_legend_duty],
  ['rest', m.plan_legend_rest],
  ['fixed', m.plan_legend_fixed],
  ['block', m.plan_legend_block],
  ['locked', m.plan_legend_locked],
  ['done', m.plan_legend_done],
  ['passed', m.plan_legend_passed],
  ['now', m.plan_legend_now],
] as const

export function Legend() {
  return (
    <ul className={styles.legend} aria-label={m.plan_legend()}>
      {entries.map(([kind, say]) => (
        <li key={kind}>
          <i data-is={kind} aria-hidden="true" />
          {say()}
        </li>
      ))}
    </ul>
  )
}
