import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useConnected } from '../../kit/connection/connection.ts'
import { type Builder, type Choices, isUnaskable, sizes, sources } from './choices.ts'
import { HowMany } from './how-many.tsx'
import { Mode } from './mode.tsx'
import styles from './practice.module.css'
import { countQuery } from './practice-queries.ts'
import { Subjects } from './subjects.tsx'
import { typeWords } from './type-words.ts'
import { useCalm } from './use-calm.ts'
import type { MakingSet } from './use-make-set.ts'
import '@prostuti/ui/styles/filters.css'
import '@prostuti/ui/styles/form.css'

type BuilderFormProps = {
  data: Builder
  /** What is chosen when the form opens. */
  first: Choices
  making: MakingSet
  /** Nothing else on the page is more important. */
  isMain: boolean
}

const sourceWords = { wrong: m.practice_source_wrong, unseen: m.practice_source_unseen, all: m.practice_source_all }

/** What a set is drawn by, with how many questions each choice leaves. */
export function BuilderForm({ data, first, making, isMain }: BuilderFormProps) {
  const [choices, choose] = useState(first)
  const onChange = (change: Partial<Choices>) => choose((before) => ({ ...before, ...change }))
  const locale = getLocale()
  const heading = useId()
  const calm = useCalm(choices)
  const counted = useQuery({ ...countQuery(calm), placeholderData: keepPreviousData })
  const connected = useConnected()
  const counts = counted.data
  // Until it is counted nobody is kept from trying: the server says it again.
  const isEmpty = counts?.count === 0 && calm === choices
  const isShut = isEmpty || !connected || making.sending
  return (
    <form
      className={`card pad ${styles.builder}`}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isShut) making.send(choices)
      }}
    >
      <h2 className="sr" id={heading}>
        {m.practice_build()}
      </h2>
      <fieldset className={styles.part}>
        <legend>{m.practice_source()}</legend>
        <div className={`filters ${styles.chips}`}>
          {sources.map((source) => (
            <button
              key={source}
              type="button"
              aria-pressed={choices.source === source}
              onClick={() => onChange({ source })}
            >
              {sourceWords[source]()}
              {counts && <span className="num">{formatNumber(counts.sources[source], locale)}</span>}
            </button>
          ))}
        </div>
      </fieldset>
      <Subjects data={data} counts={counts} choices={choices} onChange={onChange} />
      <fieldset className={styles.part}>
        <legend>{m.practice_type()}</legend>
        <div className={`filters ${styles.chips}`}>
          {(['all', 'sba', 'mcq'] as const).map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === 'all' ? choices.types.length !== 1 : choices.types.join() === type}
              onClick={() => onChange({ types: type === 'all' ? [] : [type] })}
            >
              {typeWords(type)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.practice_size()}</legend>
        <div className={`filters ${styles.chips}`}>
          {sizes.map((size) => (
            <button key={size} type="button" aria-pressed={choices.size === size} onClick={() => onChange({ size })}>
              {formatNumber(size, locale)}
            </button>
          ))}
        </div>
      </fieldset>
      <Mode packs={data.packs} choices={choices} onChange={onChange} />
      <div className={styles.go}>
        <HowMany
          count={counts?.count}
          size={choices.size}
          connected={connected}
          failed={counted.isError && !counts}
          unaskable={isUnaskable(choices, data.packs)}
        />
        {making.failure && (
          <p className={styles.problem} role="alert">
            {making.error?.message || m.practice_failed()}
          </p>
        )}
        <button type="submit" className={isMain ? 'btn btn-go' : 'btn btn-line'} aria-disabled={isShut || undefined}>
          {making.sending ? m.practice_making() : m.practice_start()}
        </button>
      </div>
    </form>
  )
}
