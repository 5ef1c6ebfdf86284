import type { Tone } from './outcome.ts'
import styles from './styles/payment.module.css'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The round drawing above the words; they say the same, so it is silent. */
export function Seal({ tone }: { tone: Tone }) {
  return (
    <svg className={styles.seal} viewBox="0 0 88 88" aria-hidden="true">
      {drawings[tone]}
    </svg>
  )
}

const hourglass = (
  <path
    d="M35 28h18M35 60h18M37 28c0 9 7 11 7 16s-7 7-7 16m14-32c0 9-7 11-7 16s7 7 7 16"
    stroke="var(--color-brand)"
    strokeWidth="2.5"
    {...line}
  />
)

const drawings = {
  wait: (
    <>
      <circle cx="44" cy="44" r="42" fill="var(--color-brand-soft)" />
      <circle cx="44" cy="44" r="33" stroke="var(--color-brand-line)" strokeWidth="4" {...line} />
      <path
        className={styles.sealTurns}
        d="M44 11a33 33 0 0 1 33 33"
        stroke="var(--color-brand)"
        strokeWidth="4"
        {...line}
      />
      {hourglass}
    </>
  ),
  ok: (
    <>
      <circle cx="44" cy="44" r="42" fill="var(--color-ok-soft)" />
      <circle cx="44" cy="44" r="33" stroke="var(--color-ok)" strokeWidth="1.5" strokeDasharray="2 5" {...line} />
      <path d="M29 45l11 11 20-23" stroke="var(--color-ok)" strokeWidth="5" {...line} />
    </>
  ),
  hold: (
    <>
      <circle cx="44" cy="44" r="42" fill="var(--color-brand-soft)" />
      <circle cx="44" cy="44" r="33" stroke="var(--color-brand)" strokeWidth="1.5" strokeDasharray="2 5" {...line} />
      <circle cx="41" cy="41" r="13" stroke="var(--color-brand)" strokeWidth="3" {...line} />
      <path d="M51 51l10 10M36 41l4 4 7-8" stroke="var(--color-brand)" strokeWidth="3" {...line} />
    </>
  ),
  bad: (
    <>
      <circle cx="44" cy="44" r="42" fill="var(--color-bad-soft)" />
      <circle cx="44" cy="44" r="33" stroke="var(--color-bad)" strokeWidth="1.5" strokeDasharray="2 5" {...line} />
      <path d="M33 33l22 22M55 33 33 55" stroke="var(--color-bad)" strokeWidth="4.5" {...line} />
    </>
  ),
  back: (
    <>
      <circle cx="44" cy="44" r="42" fill="var(--color-brand-soft)" />
      <circle cx="44" cy="44" r="33" stroke="var(--color-brand)" strokeWidth="1.5" strokeDasharray="2 5" {...line} />
      <path d="M36 30 27 39l9 9m-9-9h23a10 10 0 0 1 0 20H38" stroke="var(--color-brand)" strokeWidth="3.5" {...line} />
    </>
  ),
}
