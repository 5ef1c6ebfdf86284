import * as m from '@prostuti/text/messages'
import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import styles from '../../kit/exam/exam-screen.module.css'
import own from './campaign.module.css'
import type { Audience, Sentence } from './campaign-types.ts'
import { blankOf, SentenceRow } from './sentence-row.tsx'

type AudienceCardProps = {
  audience: Audience
  onChange: (audience: Audience) => void
  /** What the server has against it. */
  error: string | undefined
}

/** Whom it is for: sentences that all hold, in lists of which one holds. */
export function AudienceCard({ audience: { any }, onChange, error }: AudienceCardProps) {
  const put = (nth: number, sentences: Sentence[]) =>
    onChange({ any: any.map((each, at) => (at === nth ? sentences : each)).filter((each) => each.length > 0) })
  const add = () => onChange({ any: [...any, [blankOf('batch')]] })
  return (
    <section className={`card ${styles.card}`} aria-labelledby="whom">
      <header>
        <h2 id="whom">{m.office_campaign_whom()}</h2>
      </header>
      <div className={styles.body}>
        {any.length === 0 && <p className="hint">{m.office_campaign_everybody()}</p>}
        {any.map((sentences, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no names, and are only added and taken away
          <Fragment key={nth}>
            {nth > 0 && <p className={own.or}>{m.office_campaign_or()}</p>}
            <fieldset className={own.list}>
              <legend className="sr">{m.office_campaign_list()}</legend>
              {sentences.map((sentence, at) => (
                <SentenceRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={at}
                  sentence={sentence}
                  onChange={(changed) =>
                    put(
                      nth,
                      sentences.map((each, place) => (place === at ? changed : each)),
                    )
                  }
                  onRemove={() =>
                    put(
                      nth,
                      sentences.filter((_, place) => place !== at),
                    )
                  }
                />
              ))}
              {sentences.length < 8 && (
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  onClick={() => put(nth, [...sentences, blankOf('not_sat')])}
                >
                  <Plus aria-hidden="true" size={18} /> {m.office_campaign_and_add()}
                </button>
              )}
            </fieldset>
          </Fragment>
        ))}
        {any.length < 5 && (
          <div>
            <button type="button" className="btn btn-line btn-sm" onClick={add}>
              <Plus aria-hidden="true" size={18} />{' '}
              {any.length === 0 ? m.office_campaign_narrow() : m.office_campaign_or_add()}
            </button>
          </div>
        )}
        {error && (
          <p role="alert" className="err">
            {error}
          </p>
        )}
      </div>
    </section>
  )
}
