import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import { formatDuration } from '../../kit/exam/exam-words.ts'
import type { Builder, Choices } from './choices.ts'
import styles from './practice.module.css'
import { typeWords } from './type-words.ts'

type ModeProps = { packs: Builder['packs']; choices: Choices; onChange: (change: Partial<Choices>) => void }

const modes = [
  { mode: 'study', title: m.practice_mode_study, text: m.practice_mode_study_text },
  { mode: 'timed', title: m.practice_mode_timed, text: m.practice_mode_timed_text },
] as const

/** To learn, or against the clock of an exam. */
export function Mode({ packs, choices, onChange }: ModeProps) {
  const id = useId()
  const pack = packs.find(({ key }) => key === choices.pack)
  return (
    <fieldset className={styles.part}>
      <legend>{m.practice_mode()}</legend>
      <div className={styles.modes}>
        {modes.map(({ mode, title, text }) => (
          <label key={mode} className={styles.mode} data-chosen={choices.mode === mode || undefined}>
            <input
              type="radio"
              name={`${id}-mode`}
              checked={choices.mode === mode}
              onChange={() => onChange({ mode })}
            />
            <span>
              <b>{title()}</b>
              <small>{text()}</small>
            </span>
          </label>
        ))}
      </div>
      {choices.mode === 'timed' && (
        <div className="stack">
          <label className={styles.packLabel} htmlFor={`${id}-pack`}>
            {m.practice_pack()}
          </label>
          <div className="select-wrap">
            <select
              id={`${id}-pack`}
              className="input"
              value={choices.pack ?? ''}
              onChange={(event) => onChange({ pack: event.target.value })}
            >
              {packs.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {pack && <p className="meta">{packWords(pack, choices.size)}</p>}
        </div>
      )}
    </fieldset>
  )
}

function packWords({ seconds_each, negative_marking, types }: Builder['packs'][number], size: number): string {
  const locale = getLocale()
  const time = formatDuration(Math.max(1, Math.ceil((seconds_each * size) / 60)), locale)
  const words = m.practice_pack_time({ n: formatNumber(size, locale), time })
  const [only, ...others] = types
  return [
    words,
    negative_marking ? m.practice_pack_negative() : m.practice_pack_free(),
    ...(only && others.length === 0 ? [m.practice_pack_one_type({ type: typeWords(only) })] : []),
  ].join(' ')
}
