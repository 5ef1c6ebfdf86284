import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { smsParts } from '@prostuti/text/sms-parts'
import { Moon, Users } from 'lucide-react'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { numberWords } from '../../kit/exam/marks-words.ts'
import own from './campaign.module.css'
import { costWords } from './campaign-words.ts'
import type { useReach } from './use-reach.ts'

type ReachCardProps = ReturnType<typeof useReach> & { text: string }

/** How many get it, some of them by name, and what that costs. */
export function ReachCard({ reach, isWhole, isOld, error, refetch, text }: ReachCardProps) {
  const { parts } = smsParts(text.normalize('NFC').trim())
  const isTooMany = reach?.is_too_many === true
  return (
    <section className={`card ${styles.card}`} aria-labelledby="reach" data-is={isOld ? 'old' : undefined}>
      <header>
        <Users aria-hidden="true" size={20} />
        <h2 id="reach">{m.office_campaign_reach()}</h2>
      </header>
      {reach && (
        <Figures>
          <Figure title={m.office_campaign_recipients()} tone={isTooMany ? 'bad' : 'brand'}>
            {numberWords(reach.recipients)}
          </Figure>
          <Figure title={m.office_campaign_cost()} note={m.office_campaign_parts_each({ parts: numberWords(parts) })}>
            {costWords({ parts, part_paisa: reach.part_paisa }, reach.recipients)}
          </Figure>
        </Figures>
      )}
      <div className={styles.body}>
        <p role="status">
          {reach
            ? reach.words
            : isWhole
              ? error
                ? error.message
                : m.office_loading()
              : m.office_campaign_finish_sentence()}
        </p>
        {error && !reach && (
          <div>
            <button type="button" className="btn btn-line btn-sm" onClick={() => void refetch()}>
              {m.office_try_again()}
            </button>
          </div>
        )}
        {reach && reach.sample.length > 0 && (
          <div>
            <p className="meta">{m.office_campaign_sample()}</p>
            <ul className={own.sample}>
              {reach.sample.map((name, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
                <li key={nth}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        {reach && reach.turned_off > 0 && (
          <p className="meta">{m.office_campaign_turned_off({ count: numberWords(reach.turned_off) })}</p>
        )}
        {reach && isTooMany && (
          <p className="err">{m.office_campaign_owners_only({ count: numberWords(reach.limits.owners_from) })}</p>
        )}
        {reach?.needs_rehearsal && !isTooMany && (
          <p className="meta">
            {m.office_campaign_needs_rehearsal({ count: numberWords(reach.limits.rehearsed_from) })}
          </p>
        )}
        {reach?.quiet_until && (
          <p className={own.quiet}>
            <Moon aria-hidden="true" size={18} />
            {m.office_campaign_quiet_now({ when: formatWhen(new Date(reach.quiet_until), new Date(), getLocale()) })}
          </p>
        )}
      </div>
    </section>
  )
}
